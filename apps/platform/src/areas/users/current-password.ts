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

/** What counts a person's wrong tries. */
export const passwordThrottle = ({ userId }: Pick<Person, 'userId'>): string =>
  `password:${userId}`;

/**
 * Asks for the password once more, before a person changes how they sign in. After five wrong tries even the
 * right one is refused for a minute, with the same words.
 * @throws CallFailure 401 for a wrong password, 503 in too long a queue.
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
