import { and, eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/connection.ts';
import { signOns, users } from '../../kernel/database/schema/index.ts';
import { recordFailedSignIn } from '../activities/failed-sign-in.ts';
import { demandOn } from '../second-factor/factors.ts';
import { hasUsername } from './has-username.ts';
import { inTurn } from './password-turns.ts';
import { unmatchableHash } from './passwords.ts';
import { beginSecondStep } from './second-step.ts';
import { type SignInResult, type SignOnOrigin, signIn } from './sign-on.ts';
import {
  addressKey,
  countFailure,
  forgetFailures,
  isThrottled,
  nameKey,
  pairKey,
} from './throttle.ts';

/** The single message for every refused sign-in: it doesn't reveal which part was wrong. */
export const signInRefused = 'Incorrect username or password, or the account is locked.';

export interface Credentials {
  readonly facilitatorId: string;
  readonly username: string;
  readonly password: string;
}

/** The password is right and a second factor is required: the value for `secondStepCookie`. */
interface SecondStepNeeded {
  readonly ok: false;
  readonly step: string;
}

export type PasswordSignIn = SignInResult | SecondStepNeeded;

/** Whether a user has signed in from an address before. */
async function isKnownAddress(database: Database, userId: string, ip: string): Promise<boolean> {
  const [found] = await database
    .select({ signOnId: signOns.signOnId })
    .from(signOns)
    .where(and(eq(signOns.userId, userId), eq(signOns.ip, ip)))
    .limit(1);
  return found !== undefined;
}

/**
 * Signs in by name and password, for the login page. An unknown name, a wrong password, a locked user and a throttled
 * attempt take the same time and get the same message. After five failures for one name from one address, further
 * attempts there must wait: one minute at first, doubling up to an hour. The real user can still sign in from elsewhere
 * (`throttle.ts`).
 * @throws CallFailure 503 when too many sign-ins are queued, which reveals nothing about the password.
 */
export async function signInByPassword(
  database: Database,
  { facilitatorId, username, password }: Credentials,
  origin: SignOnOrigin = {},
  now = new Date(),
): Promise<PasswordSignIn> {
  const ip = origin.ip ?? 'unknown';
  const own = [pairKey(facilitatorId, username, ip), addressKey(ip)];
  const name = nameKey(facilitatorId, username);
  const [user] = await database
    .select({
      userId: users.userId,
      username: users.username,
      hash: users.passwordHash,
      lockedAt: users.lockedAt,
    })
    .from(users)
    .where(hasUsername(facilitatorId, username));
  const isKnown = user !== undefined && (await isKnownAddress(database, user.userId, ip));
  const failed = async (message: string): Promise<SignInResult> => {
    await recordFailedSignIn(database, { facilitatorId, user, ip: origin.ip, message });
    return { ok: false };
  };
  return inTurn(ip, async ({ verify }) => {
    const throttled = await isThrottled(database, isKnown ? own : [...own, name], now);
    const matches = await verify(password, user?.hash ?? unmatchableHash);
    if (throttled) return failed('Sign-in failed: too many failures before');
    if (user && matches) {
      const { hasFactor } = await demandOn(database, user.userId);
      if (user.lockedAt !== null) return failed('Sign-in failed: the user is locked');
      const signedIn: PasswordSignIn = hasFactor
        ? { ok: false, step: await beginSecondStep(database, user.userId, now) }
        : await signIn(database, user.userId, origin, now);
      if (!signedIn.ok && !('step' in signedIn))
        return failed('Sign-in failed: the user is locked');
      for (const key of [...own.slice(0, 1), name]) await forgetFailures(database, key);
      return signedIn;
    }
    for (const key of [...own, name]) await countFailure(database, key, now);
    return failed(user ? 'Sign-in failed: wrong password' : 'Sign-in failed: no such user');
  });
}
