import { mayGrant } from '@payfac/domain/access';
import type { SessionContext } from '../../http/context.ts';
import { endSessionsOf } from '../../http/sessions/index.ts';
import type { Person } from '../../http/sessions/memberships.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { isSeen, writeMemberships } from './memberships.ts';
import { notGrantable } from './rules.ts';
import { changeUser } from './store.ts';

/**
 * Removes a locked person from where the caller manages people. The person is deleted when nothing is
 * left, or by an administrator of the brand; at places the caller does not see, they work on.
 * @throws CallFailure 403 for a role that is not the caller's to take.
 */
export async function removeUser(
  transaction: Transaction,
  user: Person,
  { scope, granted }: Pick<SessionContext, 'scope' | 'granted'>,
): Promise<void> {
  const now = new Date();
  const removed = user.acl.filter(({ place }) => isSeen(scope, place));
  if (!scope.everything && !removed.every((one) => mayGrant(granted, one))) throw notGrantable();
  await writeMemberships(transaction, user, { added: [], removed }, { at: now });
  if (removed.length < user.acl.length) return;
  // The names become free for others; who it was stays readable in what they did.
  const freed = `~${user.userId}`;
  await changeUser(transaction, user.userId, {
    deletedAt: now,
    username: user.username + freed,
    email: user.email + freed,
  });
  await endSessionsOf(transaction, user.userId, now);
}
