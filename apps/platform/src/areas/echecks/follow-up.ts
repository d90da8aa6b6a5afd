import { OVER_REFUND, transactionsMessages } from '@payfac/api/messages';
import {
  applyEcheck,
  type EcheckState,
  echeckCutOff,
  echeckFileDay,
  echeckProgress,
  echeckSettlesOn,
  echeckStates,
} from '@payfac/domain/echecks';
import { addCents, type Cents, subtractCents } from '@payfac/domain/money';
import type { MoneyContext } from '../../http/context.ts';
import { conflict, invalidStatus, notFound } from '../../http/failures.ts';
import { takeKey } from '../../http/idempotency/claim.ts';
import type { Services } from '../../http/services.ts';
import { zoneOf } from '../../kernel/clock/facilitator-day.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { transactions } from '../../kernel/database/schema/index.ts';
import { actorOf } from '../transactions/actor.ts';
import { noLease } from '../transactions/lease.ts';
import {
  change,
  lockPayment,
  type NewTransactionRow,
  note,
  paymentIdOf,
  type TransactionRow,
} from '../transactions/store.ts';
import { recordEcheck, respondOnce } from './response.ts';
import { stepRow } from './rows.ts';
import type { EcheckView } from './view.ts';

export const stateOf = ({ status }: Pick<TransactionRow, 'status'>): EcheckState | undefined =>
  echeckStates.find((known) => known === status);

type Step = (
  transaction: Transaction,
  payment: TransactionRow,
  at: Date,
) => Promise<NewTransactionRow & { readonly transactionId: string }>;

/** Acts on an eCheck under its row lock. @throws CallFailure 404, also for a card payment. */
async function follow(
  { database, clock }: Services,
  id: string,
  context: MoneyContext,
  step: Step,
): Promise<EcheckView> {
  const at = await clock.now();
  return inTransaction(database, async (transaction) => {
    const paymentId = await paymentIdOf(transaction, id, context);
    const payment = await lockPayment(transaction, paymentId);
    if (payment.paymentType !== 'eCheck') throw notFound('The eCheck');
    const row = await step(transaction, payment, at);
    await takeKey(transaction, context.claim, row.transactionId);
    await transaction.insert(transactions).values(row);
    await recordEcheck(transaction, row, context);
    return respondOnce(transaction, row.transactionId, context);
  });
}

/** Voids an eCheck. @throws CallFailure 404, 409 after its ACH cutoff. */
export const voidEcheck = (
  services: Services,
  id: string,
  context: MoneyContext,
): Promise<EcheckView> =>
  follow(services, id, context, async (transaction, payment, at) => {
    const state = stateOf(payment);
    const zone = await zoneOf(transaction, payment.facilitatorId);
    const isOut =
      payment.sentOn === null ||
      payment.sendingAt !== null ||
      at >= echeckCutOff(payment.sentOn, zone);
    const next = state && applyEcheck(state, 'void');
    if (!next || isOut) throw invalidStatus();
    const actor = actorOf(context);
    const { amount } = payment;
    const row = stepRow(payment, { operation: 'void', amount, outcome: 'success', actor }, at);
    await change(transaction, payment.transactionId, { ...noLease, status: next }, at);
    await note(transaction, row, { event: 'void.approved', message: 'Voided', actor, at });
    return row;
  });

const overRefund = () => conflict(OVER_REFUND, transactionsMessages.overRefund);

/**
 * Refunds an eCheck with the next ACH file. Pending refunds reduce the refundable amount.
 * @throws CallFailure 404, 409 before settlement and for more than the refundable amount.
 */
export const refundEcheck = (
  services: Services,
  id: string,
  asked: { readonly amount?: Cents | undefined; readonly reason?: string | undefined },
  context: MoneyContext,
): Promise<EcheckView> =>
  follow(services, id, context, async (transaction, payment, at) => {
    const { capturedAmount, refundedAmount, pendingRefundAmount, facilitatorId } = payment;
    const state = stateOf(payment);
    const left = subtractCents(capturedAmount, addCents(refundedAmount, pendingRefundAmount));
    if (state === 'refunded') throw overRefund();
    if (!state || applyEcheck(state, 'refund-in-full') === undefined) throw invalidStatus();
    const amount = asked.amount ?? left;
    if (left <= 0 || amount > left) throw overRefund();
    const actor = actorOf(context);
    const { reason } = asked;
    const sentOn = echeckFileDay(at, await zoneOf(transaction, facilitatorId));
    const order = { operation: 'refund', amount, outcome: 'pending', actor, reason } as const;
    const row = {
      ...stepRow(payment, order, at),
      sentOn,
      settlesOn: echeckSettlesOn(sentOn),
    };
    const held = { pendingRefundAmount: addCents(pendingRefundAmount, amount) };
    await change(transaction, payment.transactionId, held, at);
    const message = reason ?? echeckProgress.accepted(sentOn);
    await note(transaction, row, { event: 'refund.requested', message, actor, at });
    return row;
  });
