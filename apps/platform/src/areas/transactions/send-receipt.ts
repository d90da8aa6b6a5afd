import type { transactions as contract } from '@payfac/api/contract';
import { type Cents, formatUsd } from '@payfac/domain/money';
import {
  cardLabel,
  displayTransactionId,
  type Receipt,
  receiptOf,
} from '@payfac/domain/transactions';
import { and, eq, gt } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { CallFailure, conflict } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { Services } from '../../http/services.ts';
import { countOf } from '../../kernel/database/aggregates.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { transactionTimeline } from '../../kernel/database/schema/index.ts';
import { sendEmail, sendTextMessage } from '../../kernel/outbox/send.ts';
import { payeeLook } from '../products/payee-look.ts';
import { actorOf } from './actor.ts';
import { lockPayment, note, paymentIdOf } from './store.ts';
import { type TransactionView, viewOfRow } from './view.ts';

type Receiver = HandlerInput<typeof contract.sendReceipt>['body'];

/** The most receipts per payment and hour, so that recipients aren't spammed. */
export const receiptsAnHour = 5;
const hourMs = 3_600_000;

const meansOf = (view: TransactionView): string =>
  view.paymentType === 'eCheck'
    ? `bank account ending in ${view.truncatedCardNumber ?? ''}`
    : cardLabel(view);

function receiptText(view: TransactionView, { amount, isHeld }: Receipt<Cents>): string {
  const lines = [
    isHeld
      ? `${view.accountName} placed a hold of ${formatUsd(amount)} on your card. You haven’t been charged yet.`
      : `${view.accountName} received your payment of ${formatUsd(amount)}. Thank you.`,
    `Paid by: ${meansOf(view)}`,
    ...(view.standardAmount === null
      ? []
      : [
          `The credit card price is ${formatUsd(view.standardAmount)}. You saved ${formatUsd(view.savedAmount)}.`,
        ]),
    ...(view.taxAmount === null ? [] : [`Tax included: ${formatUsd(view.taxAmount)}`]),
    ...(view.refundedAmount > 0 ? [`Refunded: ${formatUsd(view.refundedAmount)}`] : []),
    ...(view.invoiceNumber === null ? [] : [`Invoice number: ${view.invoiceNumber}`]),
    ...(view.authCode === null ? [] : [`Authorization code: ${view.authCode}`]),
    `Transaction: ${displayTransactionId(view.transactionId)}`,
  ];
  return lines.join('\n\n');
}

const short = (view: TransactionView, { amount, isHeld }: Receipt<Cents>): string =>
  `${view.accountName}: ${formatUsd(amount)} ${isHeld ? 'held on' : 'paid by'} ${meansOf(view)}. Transaction ${displayTransactionId(view.transactionId)}. Thank you.`;

/** Call it under the payment's lock. @throws CallFailure 429 over the hourly limit. */
async function requireRoom(transaction: Transaction, paymentId: string, at: Date): Promise<void> {
  const { rootTransactionId, event, createdAt } = transactionTimeline;
  const [sent] = await transaction
    .select({ count: countOf() })
    .from(transactionTimeline)
    .where(
      and(
        eq(rootTransactionId, paymentId),
        eq(event, 'receipt.sent'),
        gt(createdAt, new Date(at.getTime() - hourMs)),
      ),
    );
  if ((sent?.count ?? 0) < receiptsAnHour) return;
  throw new CallFailure({
    status: 429,
    code: 'TOO_MANY',
    message: `The receipt was sent ${receiptsAnHour} times in the last hour. Try again later.`,
    retryAfter: hourMs / 1000,
  });
}

/**
 * Sends a payment's receipt, or a notice of an authorization's hold.
 * @throws CallFailure 404 outside the scope, 409 for a payment that captured nothing, 429.
 */
export async function sendReceipt(
  { database, clock }: Services,
  { transactionId, to }: { readonly transactionId: string; readonly to: Receiver },
  context: SessionContext,
): Promise<{ readonly success: true }> {
  const at = await clock.now();
  await inTransaction(database, async (transaction) => {
    const paymentId = await paymentIdOf(transaction, transactionId, context);
    const row = await lockPayment(transaction, paymentId);
    const view = await viewOfRow(transaction, row);
    const receipt = receiptOf(view);
    if (!receipt) throw conflict('NOTHING_PAID', 'There’s no receipt: this payment took no money.');
    await requireRoom(transaction, paymentId, at);
    const { facilitatorId, subMerchantId } = row;
    const about = { facilitatorId, reference: paymentId };
    if (to.channel === 'email') {
      const subject = `Receipt from ${view.accountName}`;
      const look = await payeeLook(transaction, {
        spProductId: row.spProductId,
        payee: view.accountName,
        total: receipt.amount,
      });
      await sendEmail(
        transaction,
        { ...about, to: to.email, subject, body: receiptText(view, receipt), look },
        at,
      );
    } else {
      await sendTextMessage(
        transaction,
        { ...about, to: to.mobileNumber, body: short(view, receipt) },
        at,
      );
    }
    const message = `Receipt sent by ${to.channel === 'email' ? 'email' : 'text message'}`;
    await note(transaction, row, { event: 'receipt.sent', message, actor: actorOf(context), at });
    await recordActivity(transaction, context, {
      action: 'transactions.receipt',
      target: paymentId,
      message,
      subMerchantId,
    });
  });
  return { success: true };
}
