import { usersMessages } from '@payfac/api/messages';
import { CallFailure } from '../../http/failures.ts';
import { inTurn, type Person } from '../../http/sessions/index.ts';
import { countFailure, isThrottled } from '../../http/sessions/throttle.ts';
import type { Database } from '../../kernel/database/connection.ts';

const wrongPassword = () =>
  new CallFailure({
    status: 401,
    code: 'CURRENT_PASSWORD_WRONG',
    message: usersMessages.currentPasswordWrong,
  });

/** The throttle key of a user's wrong attempts. */
export const passwordThrottle = ({ userId }: Pick<Person, 'userId'>): string =>
  `password:${userId}`;

/**
 * Asks for the current password before a user changes how they sign in. After five wrong attempts, even the right one
 * is refused for a minute, with the same message.
 * @throws CallFailure 401 for a wrong password, 503 when the hashing queue is full.
 */
export async function requirePassword(
  database: Database,
  person: Person,
  typed: string,
  now: Date,
): Promise<void> {
  const throttle = passwordThrottle(person);
  const isRight = await inTurn(person.userId, async ({ verify }) => {
    const mustWait = await isThrottled(database, [throttle], now);
    const matches = await verify(typed, person.passwordHash);
    if (!matches && !mustWait) await countFailure(database, throttle, now);
    return matches && !mustWait;
  });
  if (!isRight) throw wrongPassword();
}
