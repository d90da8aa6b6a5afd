import { and, eq, isNull } from 'drizzle-orm';
import { type Act, recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { forbidden, invalid, notFound } from '../../http/failures.ts';
import { factorsOf } from '../../http/second-factor/factors.ts';
import { newRecoveryCodes } from '../../http/second-factor/recovery-codes.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { factors, passkeyChallenges, users } from '../../kernel/database/schema/index.ts';

/** More than anybody has devices. */
const mostFactors = 10;

/**
 * The person whose factors the call is about: always the caller.
 * @throws CallFailure 403 for an administrator who acts as somebody.
 */
export function requireSelf({ session }: SessionContext) {
  if (session.actingRef === null) return session.person;
  throw forbidden('Only the person can do this. Leave their session first.');
}

/** The person's row, so that what two tabs do happens one after the other. */
export const lockPerson = async (transaction: Transaction, userId: string): Promise<void> => {
  await transaction
    .select({ userId: users.userId })
    .from(users)
    .where(eq(users.userId, userId))
    .for('update');
};

export const record = (
  transaction: Transaction,
  context: SessionContext,
  act: Pick<Act, 'action' | 'message'>,
  target = context.session.person.userId,
) => recordActivity(transaction, context, { ...act, target });

/** Forgets factors that were begun and not confirmed. */
export const forgetUnconfirmed = async (transaction: Transaction, userId: string) => {
  await transaction
    .delete(factors)
    .where(and(eq(factors.userId, userId), isNull(factors.confirmedAt)));
};

/** @throws CallFailure 400 at a field for one factor too many. */
export async function requireRoom(transaction: Transaction, userId: string): Promise<void> {
  const rows = await factorsOf(transaction, userId);
  if (rows.length < mostFactors) return;
  throw invalid([
    { path: 'currentPassword', message: 'You have ten second factors. Remove one first.' },
  ]);
}

/** Recovery codes with the first factor; null for whoever has some. Call it before the factor is confirmed. */
export async function codesWithFirst(
  transaction: Transaction,
  userId: string,
): Promise<string[] | null> {
  const others = await factorsOf(transaction, userId);
  return others.length === 0 ? newRecoveryCodes(transaction, userId) : null;
}

/** Takes the challenge of a new passkey, which is answered once. @throws CallFailure 404 for a late answer. */
export async function takeChallenge(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<string> {
  const [taken] = await transaction
    .delete(passkeyChallenges)
    .where(eq(passkeyChallenges.userId, userId))
    .returning();
  if (!taken || taken.expiresAt <= now) throw notFound('What the passkey was made for');
  return taken.challenge;
}
