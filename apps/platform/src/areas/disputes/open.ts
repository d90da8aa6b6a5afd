import {
  type DisputeReason,
  disputeDeadline,
  disputeReasonCode,
  disputeReasons,
} from '@payfac/domain/disputes';
import { cents } from '@payfac/domain/money';
import {
  applyCardPayment,
  type CardPaymentState,
  cardPaymentStates,
} from '@payfac/domain/transactions';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { disputes, subMerchants } from '../../kernel/database/schema/index.ts';
import { chargebackPosting, feePosting } from '../../kernel/ledger/postings.ts';
import { writePostings } from '../../kernel/ledger/store.ts';
import type { ProcessorEvent } from '../../processors/processor.ts';
import { disputableAmount } from '../transactions/payment-state.ts';
import { change, lockPayment, note, type TransactionRow } from '../transactions/store.ts';
import { insertDisputeRow } from './dispute-row.ts';
import { notifyDisputeOpened } from './notify-dispute.ts';

const isOpen = (paymentId: string) =>
  and(eq(disputes.rootTransactionId, paymentId), isNull(disputes.closedAt));

/** A payment's state after a chargeback; undefined when it can't be disputed now. */
export function chargedBack({ paymentType, status }: TransactionRow): CardPaymentState | undefined {
  const state = cardPaymentStates.find((known) => known === status);
  const isCard = paymentType !== 'eCheck';
  return isCard && state !== undefined ? applyCardPayment(state, 'open-dispute') : undefined;
}

/** Charges the disputed amount back with a fee: the chargeback's row and its postings. */
export async function chargeBack(
  transaction: Transaction,
  payment: TransactionRow,
  reason: DisputeReason,
  at: Date,
): Promise<string> {
  const amount = disputableAmount(payment);
  const row = { operation: 'chargeback', amount, reason, at } as const;
  const transactionId = await insertDisputeRow(transaction, payment, row);
  const [account] = await transaction
    .select({ fees: subMerchants.fees })
    .from(subMerchants)
    .where(eq(subMerchants.subMerchantId, payment.subMerchantId));
  const { facilitatorId, subMerchantId, provider } = payment;
  const subject = { facilitatorId, subMerchantId, transactionId };
  const fee = cents(account?.fees.dispute ?? 0);
  await writePostings(
    transaction,
    [
      chargebackPosting({ ...subject, provider, amount }),
      ...(fee > 0 ? [feePosting({ ...subject, feeKind: 'dispute', amount: fee })] : []),
    ],
    at,
  );
  const noted = { transactionId, rootTransactionId: payment.transactionId };
  const message = 'Chargeback opened';
  await note(transaction, noted, { event: 'chargeback.opened', message, at });
  return transactionId;
}

/**
 * Opens a dispute of a settled payment. An inquiry moves no money and changes no state. Does nothing for a payment that
 * can't be disputed or already is.
 * @returns undefined when none was opened; `later` while only refunds that may still fail are left of the payment.
 */
export function openDispute(
  database: Database,
  { rootTransactionId }: TransactionRow,
  event: Pick<ProcessorEvent, 'kind' | 'reason'>,
  at: Date,
): Promise<{ readonly disputeId: string } | 'later' | undefined> {
  const reason = disputeReasons.find((known) => known === event.reason) ?? 'fraudulent';
  return inTransaction(database, async (transaction) => {
    const payment = await lockPayment(transaction, rootTransactionId);
    const open = await transaction.select().from(disputes).where(isOpen(rootTransactionId));
    const amount = disputableAmount(payment);
    const isInquiry = event.kind === 'inquiry.opened';
    const next = chargedBack(payment);
    if (open.length > 0 || next === undefined) return undefined;
    if (amount <= 0) return payment.pendingRefundAmount > 0 ? 'later' : undefined;
    const chargebackId = isInquiry ? null : await chargeBack(transaction, payment, reason, at);
    if (!isInquiry) await change(transaction, rootTransactionId, { status: next }, at);
    const [dispute] = await transaction
      .insert(disputes)
      .values({
        disputeId: newId('dsp'),
        rootTransactionId,
        transactionId: chargebackId,
        facilitatorId: payment.facilitatorId,
        spProductId: payment.spProductId,
        subMerchantId: payment.subMerchantId,
        status: isInquiry ? 'warning_needs_response' : 'needs_response',
        reason,
        reasonCode: disputeReasonCode(payment.cardBrand, reason),
        amount,
        respondBy: disputeDeadline(at),
        createdAt: at,
        updatedAt: at,
      })
      .returning();
    if (dispute) await notifyDisputeOpened(transaction, dispute, payment, at);
    return dispute && { disputeId: dispute.disputeId };
  });
}
