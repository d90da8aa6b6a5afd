import { mayGrant } from '@payfac/domain/access';
import type { SessionContext } from '../../http/context.ts';
import { endSessionsOf } from '../../http/sessions/index.ts';
import type { Person } from '../../http/sessions/memberships.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { isSeen, writeMemberships } from './memberships.ts';
import { notGrantable } from './rules.ts';
import { changeUser } from './store.ts';

/**
 * Removes a locked user from the places the caller manages. The user is deleted when no membership is left, or by an
 * administrator of the brand; otherwise they keep working at places the caller doesn't see.
 * @throws CallFailure 403 for a role that isn't the caller's to revoke.
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
  // Frees the username and e-mail for others; activities still show who the user was.
  const freed = `~${user.userId}`;
  await changeUser(transaction, user.userId, {
    deletedAt: now,
    username: user.username + freed,
    email: user.email + freed,
  });
  await endSessionsOf(transaction, user.userId, now);
}
