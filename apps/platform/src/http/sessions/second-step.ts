import { eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { signInSteps, users } from '../../kernel/database/schema/index.ts';
import { recordFailedSignIn } from '../activities/failed-sign-in.ts';
import { lockPerson } from '../second-factor/factors.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { type SignInResult, type SignOnOrigin, signIn } from './sign-on.ts';
import { countFailure, forgetFailures, isThrottled, personKey, stepKey } from './throttle.ts';

/*
 * A user with a second factor isn't signed in by the password alone: a step, named by a cookie, waits ten minutes for
 * the factor. Attempts are throttled like passwords, and after five the password is required again.
 */

const lifeMs = 10 * 60_000;
const mostFailures = 5;

/** Starts the step. @returns the value for `secondStepCookie`. */
export async function beginSecondStep(
  database: Queryable,
  userId: string,
  now: Date,
): Promise<string> {
  const value = newSecret();
  await database.insert(signInSteps).values({
    cookieHash: hashSecret(value),
    userId,
    challenge: null,
    failures: 0,
    expiresAt: new Date(now.getTime() + lifeMs),
  });
  return value;
}

interface SecondStep {
  readonly userId: string;
  readonly facilitatorId: string;
}

/** The step of a cookie; undefined once it is over. */
export async function findSecondStep(
  database: Queryable,
  value: string | undefined,
  now = new Date(),
): Promise<SecondStep | undefined> {
  if (!value) return undefined;
  const [found] = await database
    .select({
      userId: signInSteps.userId,
      facilitatorId: users.facilitatorId,
      expiresAt: signInSteps.expiresAt,
    })
    .from(signInSteps)
    .innerJoin(users, eq(users.userId, signInSteps.userId))
    .where(eq(signInSteps.cookieHash, hashSecret(value)));
  return found && found.expiresAt > now ? found : undefined;
}

/** Stores the challenge that a passkey must sign. */
export async function setChallenge(
  database: Queryable,
  value: string,
  challenge: string,
): Promise<void> {
  await database
    .update(signInSteps)
    .set({ challenge })
    .where(eq(signInSteps.cookieHash, hashSecret(value)));
}

/** Judges and consumes a code or a passkey's response. @param challenge what a passkey had to sign. */
export type Judge = (
  transaction: Queryable,
  of: { readonly userId: string; readonly challenge: string | null },
) => Promise<boolean>;

export type SecondStepResult =
  | Extract<SignInResult, { readonly ok: true }>
  | { readonly ok: false; readonly why: 'wrong' | 'over' };

const over = { ok: false, why: 'over' } as const;

/**
 * Signs the step's user in if their factor is right. Attempts of one user are serialized, whatever step they are made
 * at: many steps opened beforehand gain no guesses.
 */
export async function takeSecondStep(
  database: Database,
  value: string | undefined,
  judge: Judge,
  origin: SignOnOrigin = {},
  now = new Date(),
): Promise<SecondStepResult> {
  const step = await findSecondStep(database, value, now);
  if (!step || value === undefined) return over;
  const { userId } = step;
  const own = stepKey(userId, origin.ip ?? 'unknown');
  const keys = [own, personKey(userId)];
  const mine = eq(signInSteps.cookieHash, hashSecret(value));
  const outcome = await inTransaction(database, async (transaction) => {
    await lockPerson(transaction, userId);
    const [row] = await transaction.select().from(signInSteps).where(mine).for('update');
    if (!row) return 'over';
    const mustWait = await isThrottled(transaction, keys, now);
    if (!mustWait && (await judge(transaction, row))) {
      await transaction.delete(signInSteps).where(mine);
      for (const key of keys) await forgetFailures(transaction, key);
      return 'right';
    }
    if (!mustWait) for (const key of keys) await countFailure(transaction, key, now);
    await transaction
      .update(signInSteps)
      // A challenge can be answered only once.
      .set({ failures: sql`${signInSteps.failures} + 1`, challenge: null })
      .where(mine);
    if (row.failures + 1 < mostFailures) return 'wrong';
    await transaction.delete(signInSteps).where(mine);
    return 'over';
  });
  if (outcome === 'right') {
    const signedIn = await signIn(database, userId, origin, now);
    return signedIn.ok ? signedIn : over;
  }
  await noteFailure(database, step, origin);
  return { ok: false, why: outcome };
}

async function noteFailure(
  database: Database,
  { userId, facilitatorId }: SecondStep,
  { ip }: SignOnOrigin,
): Promise<void> {
  const [user] = await database
    .select({ userId: users.userId, username: users.username })
    .from(users)
    .where(eq(users.userId, userId));
  const message = 'Sign-in failed: wrong second factor';
  await recordFailedSignIn(database, { facilitatorId, user, ip, message });
}
