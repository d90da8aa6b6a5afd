import { and, eq, isNull } from 'drizzle-orm';
import { type Act, recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { forbidden, invalid, notFound } from '../../http/failures.ts';
import { factorsOf } from '../../http/second-factor/factors.ts';
import { newRecoveryCodes } from '../../http/second-factor/recovery-codes.ts';
import { endSessionsOf } from '../../http/sessions/index.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { factors, passkeyChallenges } from '../../kernel/database/schema/index.ts';

/** More than any user has devices. */
const mostFactors = 10;

/**
 * The user whose factors the call changes: always the caller.
 * @throws CallFailure 403 for an administrator acting as another user.
 */
export function requireSelf({ session }: SessionContext) {
  if (session.actingRef === null) return session.person;
  throw forbidden('Only the person can do this. Leave their session first.');
}

export const record = (
  transaction: Transaction,
  context: SessionContext,
  act: Pick<Act, 'action' | 'message'>,
  target = context.session.person.userId,
) => recordActivity(transaction, context, { ...act, target });

/**
 * Records a change of the caller's own factors. It ends their other sessions, which have shown only the password, or a
 * factor that no longer exists.
 */
export async function recordChange(
  transaction: Transaction,
  context: SessionContext,
  message: string,
  now: Date,
): Promise<void> {
  const { person, signOnId } = context.session;
  await endSessionsOf(transaction, person.userId, now, signOnId);
  await record(transaction, context, { action: 'second-factor-changed', message });
}

/** Deletes factors whose setup wasn't confirmed. */
export const forgetUnconfirmed = async (transaction: Transaction, userId: string) => {
  await transaction
    .delete(factors)
    .where(and(eq(factors.userId, userId), isNull(factors.confirmedAt)));
};

/** @throws CallFailure 400 at the field when the user has too many factors. */
export async function requireRoom(transaction: Transaction, userId: string): Promise<void> {
  const rows = await factorsOf(transaction, userId);
  if (rows.length < mostFactors) return;
  throw invalid([
    { path: 'currentPassword', message: 'You have ten second factors. Remove one first.' },
  ]);
}

/**
 * Creates recovery codes with the user's first factor; null if the user already has codes. Call it before the factor is
 * confirmed.
 */
export async function codesWithFirst(
  transaction: Transaction,
  userId: string,
): Promise<string[] | null> {
  const others = await factorsOf(transaction, userId);
  return others.length === 0 ? newRecoveryCodes(transaction, userId) : null;
}

/** Consumes a new passkey's challenge, which can be answered only once. @throws CallFailure 404 when it has expired. */
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
