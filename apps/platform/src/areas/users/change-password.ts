import { usersMessages } from '@payfac/api/messages';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { CallFailure, invalid, notFound } from '../../http/failures.ts';
import type { Services } from '../../http/services.ts';
import { endSessionsOf, hashInTurn, inTurn } from '../../http/sessions/index.ts';
import { countFailure, forgetFailures, isThrottled } from '../../http/sessions/throttle.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { releaseMemberships } from './memberships.ts';
import { requireUncommon } from './rules.ts';
import { changeUser } from './store.ts';

const wrongPassword = () =>
  new CallFailure({
    status: 401,
    code: 'CURRENT_PASSWORD_WRONG',
    message: usersMessages.currentPasswordWrong,
  });

/**
 * Changes a person's own password. Their other sign-ons end; this one stays. After five wrong tries
 * even the right password is refused for a minute, with the same words.
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
  const throttle = `password:${person.userId}`;
  const isRight = await inTurn(person.userId, async ({ verify }) => {
    const mustWait = await isThrottled(database, [throttle], now);
    const matches = await verify(input.current, person.passwordHash);
    if (!matches && !mustWait) await countFailure(database, throttle, now);
    return matches && !mustWait;
  });
  if (!isRight) throw wrongPassword();
  if (input.next === input.current) {
    throw invalid([
      { path: 'newPassword', message: 'Your new password must be different from the current one.' },
    ]);
  }
  requireUncommon('newPassword', input.next, [person.username, ...person.name.split(' ')]);
  const passwordHash = await hashInTurn(person.userId, input.next);
  await inTransaction(database, async (transaction) => {
    await changeUser(transaction, person.userId, {
      passwordHash,
      passwordChangedAt: now,
      forcePasswordReset: false,
    });
    await releaseMemberships(transaction, person.userId);
    await forgetFailures(transaction, throttle);
    await endSessionsOf(transaction, person.userId, now, session.signOnId);
    await recordActivity(transaction, context, {
      action: 'password-changed',
      target: person.userId,
      message: 'Changed the password',
    });
  });
}
