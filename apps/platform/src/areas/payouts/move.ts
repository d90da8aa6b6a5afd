import {
  applyPayout,
  type PayoutAction,
  payoutObstacle,
  payoutStatusLabel,
} from '@payfac/domain/payouts';
import { and, eq } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { type CallFailure, changedMeanwhile, conflict, notFound } from '../../http/failures.ts';
import { readOne } from '../../http/lists/read-one.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { payouts } from '../../kernel/database/schema/index.ts';
import { actOf } from '../accounts/account-log.ts';
import { lastActOn } from '../activities/last-act.ts';
import { type PayoutView, payoutList } from './list.ts';
import { lockApplicationOf, logHolds } from './log-holds.ts';
import { notifyPayout } from './notify-payout.ts';
import { holdOf, payoutStateOf } from './payout-state.ts';
import type { PayoutRow } from './view.ts';

/** Manual actions on payouts. */
export type PayoutAct = Extract<PayoutAction, 'hold' | 'release' | 'acknowledge' | 'unacknowledge'>;

const verbs: Readonly<Record<PayoutAct, string>> = {
  hold: 'put on hold',
  release: 'released',
  acknowledge: 'acknowledged',
  unacknowledge: 'taken back',
};

const abilities = {
  hold: 'payouts.hold',
  release: 'payouts.hold',
  acknowledge: 'payouts.acknowledge',
  unacknowledge: 'payouts.acknowledge',
} as const satisfies Readonly<Record<PayoutAct, string>>;

/** Activity messages that describe a move. */
const told: ReadonlyMap<string, string> = new Map([
  [`Payout ${verbs.hold}`, 'Put the payout on hold'],
  [`Payout ${verbs.release}`, 'Released the payout'],
  [`Payout ${verbs.acknowledge}`, 'Acknowledged the payout'],
  [`Payout ${verbs.unacknowledge}`, 'Removed the payout’s acknowledgment'],
]);

/** The conflict when the payout's status doesn't allow the move, with the user who moved it last. */
async function refusal(
  transaction: Transaction,
  { payoutId: id, facilitatorId, status }: PayoutRow,
  act: PayoutAct,
  now: Date,
): Promise<CallFailure> {
  const words = `A payout that is ${payoutStatusLabel(status)} can’t be ${verbs[act]}.`;
  return changedMeanwhile(await lastActOn(transaction, { facilitatorId, id }, told), now, words);
}

const own = (payoutId: string, { scope }: SessionContext) =>
  and(eq(payouts.payoutId, payoutId), within(scope, payouts));

/** Locks a payout, after its application, whose log records its moves. @throws CallFailure 404. */
export async function lockPayout(
  transaction: Transaction,
  payoutId: string,
  context: SessionContext,
): Promise<PayoutRow> {
  const [account] = await transaction
    .select({ subMerchantId: payouts.subMerchantId })
    .from(payouts)
    .where(own(payoutId, context));
  if (!account) throw notFound('The payout', payoutId);
  await lockApplicationOf(transaction, account.subMerchantId);
  const [found] = await transaction
    .select()
    .from(payouts)
    .where(own(payoutId, context))
    .for('update');
  if (!found) throw notFound('The payout', payoutId);
  return found;
}

export async function showPayout(
  { pool }: Pick<Services, 'pool'>,
  payoutId: string,
  context: SessionContext,
): Promise<PayoutView> {
  const found = await readOne(pool, payoutList, own(payoutId, context));
  if (!found) throw notFound('The payout', payoutId);
  return found;
}

/** A payout isn't sent to an account that can't be paid. @throws CallFailure 409, naming the account and the reason. */
async function requirePayable(transaction: Transaction, payout: PayoutRow): Promise<void> {
  const standing = await payoutStateOf(transaction, payout.subMerchantId);
  const hold = holdOf(standing, payout);
  if (hold) throw conflict('PAYOUTS_ON_HOLD', payoutObstacle(hold, standing.accountName));
}

/**
 * Writes a move of a locked payout and who made it.
 * @throws CallFailure 409 for an invalid move, or for paying an account that can't be paid.
 */
export async function writeMove(
  transaction: Transaction,
  payout: PayoutRow,
  { act, reason }: { readonly act: PayoutAct; readonly reason?: string },
  context: SessionContext,
  at: Date,
): Promise<void> {
  const status = applyPayout(payout.status, act);
  if (!status) throw await refusal(transaction, payout, act, at);
  if (act === 'acknowledge' || act === 'release') await requirePayable(transaction, payout);
  const holdReason = act === 'hold' ? (reason ?? null) : null;
  const changes = { status, holdReason, automaticHold: null, updatedAt: at };
  await transaction.update(payouts).set(changes).where(eq(payouts.payoutId, payout.payoutId));
  if (act === 'hold') {
    await notifyPayout(transaction, 'payout.on_hold', { ...payout, ...changes }, at);
  }
  const { payoutId: target, subMerchantId } = payout;
  const message = `Payout ${verbs[act]}${reason === undefined ? '' : `: ${reason}`}`;
  if (act === 'hold' || act === 'release') {
    const verb = act === 'hold' ? 'Held' : 'Released';
    const by = actOf(context, at);
    await logHolds(transaction, payout.subMerchantId, verb, [payout], by, reason);
  }
  await recordActivity(transaction, context, {
    action: abilities[act],
    target,
    message,
    subMerchantId,
  });
}

/** Moves one payout manually. @throws CallFailure 404, 409. */
export async function movePayout(
  services: Services,
  payoutId: string,
  move: { readonly act: PayoutAct; readonly reason?: string },
  context: SessionContext,
): Promise<PayoutView> {
  const at = await services.clock.now();
  await inTransaction(services.database, async (transaction) => {
    const payout = await lockPayout(transaction, payoutId, context);
    await writeMove(transaction, payout, move, context, at);
  });
  return showPayout(services, payoutId, context);
}
