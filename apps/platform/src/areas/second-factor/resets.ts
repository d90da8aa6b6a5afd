import { eq } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { conflict, forbidden, notFound } from '../../http/failures.ts';
import { demandOn, forgetFactors, lockPerson } from '../../http/second-factor/factors.ts';
import { endSessionsOf, type Person } from '../../http/sessions/index.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { factorResets } from '../../kernel/database/schema/index.ts';
import type { findUser } from '../users/store.ts';
import { record, requireSelf } from './own.ts';

/*
 * Two administrators reset a lost second factor: one requests it, another confirms. One administrator can't do both,
 * neither by acting as another user nor with a user that they created, or set a password for, on the day before or
 * since.
 */

type Target = Awaited<ReturnType<typeof findUser>>;

/** An unconfirmed request expires after a day. */
const lifeMs = 86_400_000;
/**
 * How long both administrators must have had their current sign-in: until then, whoever set their password knows it.
 */
const settledMs = 86_400_000;

/** @throws CallFailure 403 for a user who was created, or whose password was set, within the day before the request. */
function requireSettled({ createdAt, passwordChangedAt }: Person, askedAt: Date): void {
  const since = Math.max(createdAt.getTime(), passwordChangedAt.getTime());
  if (since <= askedAt.getTime() - settledMs) return;
  throw forbidden(
    'Your user or password is too new: both must be a day older than the request. Let another administrator do this, or come back then.',
    'SECOND_PERSON_NEEDED',
  );
}

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

/** @throws CallFailure 403 for a new sign-in; 409 when the user has no factor or a reset is already requested. */
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
  requireSettled(asker, now);
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

/** @throws CallFailure 403 for the requester, the user themselves, and a new sign-in. */
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
  requireSettled(confirmer, askedAt);
  await forgetFactors(transaction, userId);
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
