import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { invalid, notFound } from '../../http/failures.ts';
import type { Services } from '../../http/services.ts';
import { endSessionsOf, hashInTurn } from '../../http/sessions/index.ts';
import { forgetFailures } from '../../http/sessions/throttle.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { passwordThrottle, requirePassword } from './current-password.ts';
import { releaseMemberships } from './memberships.ts';
import { replacePassword, requireUnused } from './password-history.ts';
import { requireUncommon } from './rules.ts';

/**
 * Changes a user's own password. Ends their other sessions but not this one. After five wrong attempts, even the right
 * password is refused for a minute, with the same message.
 */
export async function changePassword(
  { database }: Pick<Services, 'database'>,
  input: { readonly userId: string; readonly current: string; readonly next: string },
  context: SessionContext,
  now = new Date(),
): Promise<void> {
  const { session } = context;
  const { person } = session;
  if (input.userId !== person.userId) throw notFound('The user');
  await requirePassword(database, person, input.current, now);
  if (input.next === input.current) {
    throw invalid([
      { path: 'newPassword', message: 'Your new password must be different from the current one.' },
    ]);
  }
  requireUncommon('newPassword', input.next, [person.username, ...person.name.split(' ')]);
  await requireUnused(database, person, 'newPassword', input.next);
  const passwordHash = await hashInTurn(person.userId, input.next);
  await inTransaction(database, async (transaction) => {
    const changes = { passwordHash, forcePasswordReset: false };
    await replacePassword(transaction, person.userId, changes, now);
    await releaseMemberships(transaction, person.userId);
    await forgetFailures(transaction, passwordThrottle(person));
    await endSessionsOf(transaction, person.userId, now, session.signOnId);
    await recordActivity(transaction, context, {
      action: 'password-changed',
      target: person.userId,
      message: 'Changed the password',
    });
  });
}
