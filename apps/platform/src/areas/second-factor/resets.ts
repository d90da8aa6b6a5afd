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
 * Two administrators reset a lost second factor: one requests it, another confirms. An administrator can't do both,
 * neither by acting as another user nor with a password they set.
 */

type Target = Awaited<ReturnType<typeof findUser>>;

/** An unconfirmed request expires after a day. */
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

/** @throws CallFailure 409 when the user has no factor or a reset is already requested. */
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

/** @throws CallFailure 403 for the requester, the user themselves, and a sign-in newer than the request. */
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

/** Any administrator, including the requester, may refuse a reset. @throws CallFailure 404. */
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
