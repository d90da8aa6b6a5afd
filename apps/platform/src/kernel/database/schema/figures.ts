import type { PaymentProvider, PaymentType } from '@payfac/domain/enumerations';
import type { Outcome, TransactionOperation } from '@payfac/domain/transactions';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, money, word } from './columns.ts';

/** Spans that operations are added up by. */
export type TallyUnit = 'hour' | 'day' | 'month';

/**
 * What the operations of an hour, a day and a month of UTC came to, by kind. Written by the database with
 * every change of the operations themselves, as differences that are only added: nobody waits for anybody,
 * and a figure is the sum of its rows. A job adds differences to the sum of their kind and span.
 */
export const transactionTallies = pgTable(
  'transaction_tallies',
  {
    facilitatorId: text('facilitator_id').notNull(),
    spProductId: text('sp_product_id').notNull(),
    /** Null in the sums of all accounts of a product; every operation is in one of these and in one of its account. */
    subMerchantId: text('sub_merchant_id'),
    unit: word<TallyUnit>('unit').notNull().default('hour'),
    /** The hour that the span begins with, in UTC. */
    hour: instant('hour').notNull(),
    operation: word<TransactionOperation>('operation').notNull(),
    paymentType: word<PaymentType>('payment_type').notNull(),
    provider: word<PaymentProvider>('provider').notNull(),
    outcome: word<Outcome>('outcome').notNull(),
    /** `taken`: a payment whose money was captured and not voided. */
    status: word<'taken' | 'declined' | 'other'>('status').notNull(),
    count: integer('count').notNull(),
    /** Captured by payments; zero of everything else. */
    captured: money('captured').notNull(),
    /** What was approved, or requested when nothing was. */
    shown: money('shown').notNull(),
    /** Whether the job wrote it; a difference that is to be added to the others if not. */
    isSum: boolean('is_sum').notNull().default(false),
  },
  (table) => [
    // Holds all that figures need, so that a year of hours is read from it alone.
    index('transaction_tallies_of_products')
      .on(
        table.facilitatorId,
        table.unit,
        table.hour,
        table.operation,
        table.paymentType,
        table.outcome,
        table.status,
        table.spProductId,
        table.provider,
        table.count,
        table.captured,
        table.shown,
      )
      .where(sql`${table.subMerchantId} is null`),
    index('transaction_tallies_of_accounts')
      .on(table.subMerchantId, table.unit, table.hour)
      .where(sql`${table.subMerchantId} is not null`),
    index('transaction_tallies_differences')
      .on(table.unit, table.hour, table.facilitatorId, table.subMerchantId)
      .where(sql`not ${table.isSum}`),
  ],
);
