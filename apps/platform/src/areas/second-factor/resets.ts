import { eq } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { conflict, forbidden, notFound } from '../../http/failures.ts';
import { demandOn, forgetFactors } from '../../http/second-factor/factors.ts';
import { endSessionsOf } from '../../http/sessions/index.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { factorResets, signInSteps } from '../../kernel/database/schema/index.ts';
import type { findUser } from '../users/store.ts';
import { lockPerson, record, requireSelf } from './own.ts';

/*
 * Whoever lost what they sign in with is helped by two administrators: one asks, another confirms. What one
 * person could do alone, by another's name or a password made for it, is refused.
 */

type Target = Awaited<ReturnType<typeof findUser>>;

/** A wish nobody confirmed is void after a day. */
const lifeMs = 86_400_000;

async function openReset(transaction: Transaction, userId: string, now: Date) {
  const [found] = await transaction
    .select()
    .from(factorResets)
    .where(eq(factorResets.userId, userId));
  return found && now.getTime() - found.askedAt.getTime() < lifeMs ? found : undefined;
}

async function requireReset(transaction: Transaction, userId: string, now: Date) {
  const reset = await openReset(transaction, userId, now);
  if (!reset) throw notFound('A reset to confirm');
  return reset;
}

/** @throws CallFailure 409 without a factor, or where somebody asked already. */
export async function askReset(
  transaction: Transaction,
  { userId, username }: Target,
  context: SessionContext,
  now: Date,
): Promise<void> {
  const asker = requireSelf(context);
  if (userId === asker.userId) {
    throw conflict('OWN_USER', 'Manage your own second factor on your profile.');
  }
  await lockPerson(transaction, userId);
  if (!(await demandOn(transaction, userId)).hasFactor) {
    throw conflict('NO_SECOND_FACTOR', 'This user has no second factor.');
  }
  if (await openReset(transaction, userId, now)) {
    throw conflict(
      'RESET_ASKED',
      'A reset was asked for already. Another administrator confirms it.',
    );
  }
  const wish = { askedBy: asker.userId, askedAt: now };
  await transaction
    .insert(factorResets)
    .values({ userId, ...wish })
    .onConflictDoUpdate({ target: factorResets.userId, set: wish });
  const message = `Asked to reset the second factor of ${username}`;
  await record(transaction, context, { action: 'users.secondFactor', message }, userId);
}

/** @throws CallFailure 403 for whoever asked, the person themselves, and a sign-in made since. */
export async function confirmReset(
  transaction: Transaction,
  { userId, username }: Target,
  context: SessionContext,
  now: Date,
): Promise<void> {
  const confirmer = requireSelf(context);
  await lockPerson(transaction, userId);
  const { askedBy, askedAt } = await requireReset(transaction, userId, now);
  if ([askedBy, userId].includes(confirmer.userId)) {
    throw forbidden('Another administrator must confirm this.', 'SECOND_PERSON_NEEDED');
  }
  if (confirmer.createdAt > askedAt || confirmer.passwordChangedAt > askedAt) {
    throw forbidden(
      'Your sign-in is newer than this request. Another administrator must confirm it, or ask again.',
      'SECOND_PERSON_NEEDED',
    );
  }
  await forgetFactors(transaction, userId);
  await transaction.delete(signInSteps).where(eq(signInSteps.userId, userId));
  await endSessionsOf(transaction, userId, now);
  const message = `Reset the second factor of ${username}`;
  await record(transaction, context, { action: 'users.secondFactor', message }, userId);
}

/** Anybody who could confirm it, and whoever asked. @throws CallFailure 404. */
export async function refuseReset(
  transaction: Transaction,
  { userId, username }: Target,
  context: SessionContext,
  now: Date,
): Promise<void> {
  requireSelf(context);
  await lockPerson(transaction, userId);
  await requireReset(transaction, userId, now);
  await transaction.delete(factorResets).where(eq(factorResets.userId, userId));
  const message = `Refused to reset the second factor of ${username}`;
  await record(transaction, context, { action: 'users.secondFactor', message }, userId);
}
