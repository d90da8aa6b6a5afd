import type {
  InstallmentFrequency,
  InstallmentRowStatus,
  InstallmentStatus,
} from '@payfac/domain/installments';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, money, owner, sortIndexes, updatedAt, word } from './columns.ts';

export const installments = pgTable(
  'installments',
  {
    installmentId: text('installment_id').primaryKey(),
    ...owner(),
    customerId: text('customer_id').notNull(),
    description: text('description'),
    invoiceNumber: text('invoice_number'),
    status: word<InstallmentStatus>('status').notNull(),
    /** False while the down payment is pending: until it is approved, there is no plan to show. */
    isAgreed: boolean('is_agreed').notNull(),
    totalAmount: money('total_amount').notNull(),
    downPayment: money('down_payment').notNull(),
    count: integer('count').notNull(),
    frequency: word<InstallmentFrequency>('frequency').notNull(),
    firstDueOn: date('first_due_on', { mode: 'string' }).notNull(),
    /** The first day with an open payment. */
    nextDueOn: date('next_due_on', { mode: 'string' }),
    token: text('token').notNull(),
    last4: text('last4').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    createdBy: text('created_by'),
    completedAt: instant('completed_at'),
    canceledAt: instant('canceled_at'),
  },
  (table) => [
    ...sortIndexes('installments_by_created', table, table.createdAt, table.installmentId),
    ...sortIndexes('installments_by_next_due', table, table.nextDueOn, table.installmentId),
    ...sortIndexes('installments_by_total', table, table.totalAmount, table.installmentId),
    index('installments_due')
      .on(table.nextDueOn)
      .where(sql`${table.status} = 'active' and ${table.isAgreed}`),
  ],
);

export const installmentPayments = pgTable(
  'installment_payments',
  {
    installmentId: text('installment_id')
      .notNull()
      .references(() => installments.installmentId),
    /** From 1; 0 is the down payment. */
    number: integer('number').notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    amount: money('amount').notNull(),
    status: word<InstallmentRowStatus>('status').notNull(),
    /** The payment that paid it, or the last attempt. */
    transactionId: text('transaction_id'),
    paidAt: instant('paid_at'),
  },
  (table) => [primaryKey({ columns: [table.installmentId, table.number] })],
);
