import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { users } from '../database/schema/index.ts';
import { hasUsername } from './has-username.ts';
import { unmatchableHash, verifyPassword } from './passwords.ts';
import { endSessionsOf, type SignInResult, type SignOnOrigin, signIn } from './sign-on.ts';
import {
  addressKey,
  countFailure,
  failuresBeforeLock,
  forgetFailures,
  isThrottled,
  nameKey,
} from './throttle.ts';

/** The one answer to every refused sign-in: it does not say which part was wrong. */
export const signInRefused = 'The user name or password is not valid, or the account is locked.';

export interface Credentials {
  readonly facilitatorId: string;
  readonly username: string;
  readonly password: string;
}

/**
 * Signs in by name and password, for the login page. An unknown name, a wrong password, a locked
 * person and a throttled try take the same time and answer the same. Five failures within 15 minutes
 * make further tries wait a minute (and count for nothing); ten lock the person until someone unlocks them.
 */
export async function signInByPassword(
  database: Database,
  { facilitatorId, username, password }: Credentials,
  origin: SignOnOrigin = {},
  now = new Date(),
): Promise<SignInResult> {
  const name = nameKey(facilitatorId, username);
  const keys = origin.ip ? [name, addressKey(origin.ip)] : [name];
  const [user] = await database
    .select({ userId: users.userId, hash: users.passwordHash })
    .from(users)
    .where(hasUsername(facilitatorId, username));
  const throttled = await isThrottled(database, keys, now);
  const matches = await verifyPassword(password, user?.hash ?? unmatchableHash);
  if (user && matches && !throttled) {
    const signedIn = await signIn(database, user.userId, origin, now);
    if (signedIn.ok) await forgetFailures(database, name);
    return signedIn;
  }
  if (throttled) return { ok: false };
  const counts = await Promise.all(keys.map((key) => countFailure(database, key, now)));
  if (user && (counts[0] ?? 0) >= failuresBeforeLock) {
    await lockUser(database, user.userId, now);
  }
  return { ok: false };
}

/** Locks a person and signs them out everywhere. */
export async function lockUser(database: Database, userId: string, now = new Date()) {
  await inTransaction(database, async (transaction) => {
    await transaction
      .update(users)
      .set({ lockedAt: now })
      .where(and(eq(users.userId, userId), isNull(users.lockedAt)));
    await endSessionsOf(transaction, userId, now);
  });
}
