import { applyInvoice } from '@payfac/domain/invoices';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/database/connection.ts';
import { invoices } from '../../kernel/database/schema/index.ts';
import { emitEvent } from '../../kernel/webhooks/emit.ts';
import type { HostedSessionRow } from '../hosted-sessions/store.ts';
import type { TransactionRow } from '../transactions/store.ts';
import { changeInvoice, logEntry } from './store.ts';

async function lockInvoice(transaction: Transaction, invoiceId: string) {
  const [invoice] = await transaction
    .select()
    .from(invoices)
    .where(eq(invoices.invoiceId, invoiceId))
    .for('update');
  return invoice;
}

/** Records a failed attempt to pay a page's invoice, with the reason. */
export async function noteFailedPayment(
  transaction: Transaction,
  { invoiceId }: Pick<HostedSessionRow, 'invoiceId'>,
  { responseMessage }: Pick<TransactionRow, 'responseMessage'>,
  at: Date,
): Promise<void> {
  if (invoiceId === null) return;
  const invoice = await lockInvoice(transaction, invoiceId);
  if (!invoice) return;
  await changeInvoice(
    transaction,
    invoice,
    {},
    logEntry('payment-failed', at, null, responseMessage),
    at,
  );
}

/** Marks a page's invoice as paid in full and sends notifications. */
export async function payInvoice(
  transaction: Transaction,
  { invoiceId }: Pick<HostedSessionRow, 'invoiceId'>,
  { transactionId }: Pick<TransactionRow, 'transactionId'>,
  at: Date,
): Promise<void> {
  if (invoiceId === null) return;
  const invoice = await lockInvoice(transaction, invoiceId);
  const status = invoice && applyInvoice(invoice.status, 'pay');
  if (!invoice || !status) return;
  const entry = logEntry('paid', at, null, transactionId);
  await changeInvoice(transaction, invoice, { status, transactionId, paidAt: at }, entry, at);
  const { subMerchantId, spProductId, customerId, invoiceNumber, totalAmount, dueDate } = invoice;
  await emitEvent(transaction, invoice, {
    type: 'invoice.paid',
    timestamp: at,
    data: {
      invoiceId,
      subMerchantId,
      spProductId,
      customerId,
      invoiceNumber,
      totalAmount,
      dueDate,
      transactionId,
    },
  });
}
