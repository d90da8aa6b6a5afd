import type { DualPricing } from '@payfac/domain/dual-pricing';
import type {
  InvoiceEvent,
  InvoiceItem,
  InvoiceStatus,
  PaymentTerm,
  ShareMethod,
} from '@payfac/domain/invoices';
import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  createdAt,
  document,
  instant,
  money,
  owner,
  sortIndexes,
  updatedAt,
  word,
} from './columns.ts';

/** An entry in an invoice's log; the time in ISO 8601. */
export interface StoredInvoiceLog {
  readonly createdAt: string;
  readonly event: InvoiceEvent;
  readonly actor: string | null;
  readonly detail: string | null;
}

export const invoices = pgTable(
  'invoices',
  {
    invoiceId: text('invoice_id').primaryKey(),
    ...owner(),
    customerId: text('customer_id'),
    /** Unique in its account; a deleted invoice keeps its number. */
    invoiceNumber: text('invoice_number').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    paymentTerm: word<PaymentTerm>('payment_term').notNull(),
    items: document<readonly InvoiceItem[]>('items').notNull(),
    subtotal: money('subtotal').notNull(),
    taxAmount: money('tax_amount').notNull(),
    totalAmount: money('total_amount').notNull(),
    dualPricing: document<DualPricing>('dual_pricing').notNull(),
    status: word<InvoiceStatus>('status').notNull(),
    shareMethods: document<readonly ShareMethod[]>('share_methods').notNull(),
    email: text('email'),
    mobileNumber: text('mobile_number'),
    notes: text('notes'),
    isSent: boolean('is_sent').notNull(),
    isDeleted: boolean('is_deleted').notNull(),
    /** The payer's page. */
    hostedSessionId: text('hosted_session_id'),
    /** The payment that paid it. */
    transactionId: text('transaction_id'),
    logs: document<readonly StoredInvoiceLog[]>('logs').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    sentAt: instant('sent_at'),
    paidAt: instant('paid_at'),
  },
  (table) => [
    ...sortIndexes('invoices_by_created', table, table.createdAt, table.invoiceId),
    ...sortIndexes('invoices_by_date', table, table.date, table.invoiceId),
    ...sortIndexes('invoices_by_due_date', table, table.dueDate, table.invoiceId),
    ...sortIndexes('invoices_by_total', table, table.totalAmount, table.invoiceId),
    uniqueIndex('invoices_number').on(table.subMerchantId, table.invoiceNumber),
    index('invoices_open')
      .on(table.facilitatorId, table.dueDate)
      .where(sql`${table.status} = 'Created' and not ${table.isDeleted}`),
  ],
);
