import type { PaymentProvider, PaymentType } from '@payfac/domain/enumerations';
import type { Outcome, TransactionOperation } from '@payfac/domain/transactions';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, money, word } from './columns.ts';

/** The periods that operations are totaled by. */
export type TallyUnit = 'hour' | 'day' | 'month';

/**
 * Totals of operations by kind for each hour, day and month in UTC. The database writes them with every change of an
 * operation, as differences that are only inserted: nobody waits, and a figure is the sum of its rows. A job merges
 * differences into the total of their kind and period.
 */
export const transactionTallies = pgTable(
  'transaction_tallies',
  {
    facilitatorId: text('facilitator_id').notNull(),
    spProductId: text('sp_product_id').notNull(),
    /**
     * Null in the totals of all accounts of a product; every operation is in one of these and in one of its account.
     */
    subMerchantId: text('sub_merchant_id'),
    unit: word<TallyUnit>('unit').notNull().default('hour'),
    /** The first hour of the period, in UTC. */
    hour: instant('hour').notNull(),
    operation: word<TransactionOperation>('operation').notNull(),
    paymentType: word<PaymentType>('payment_type').notNull(),
    provider: word<PaymentProvider>('provider').notNull(),
    outcome: word<Outcome>('outcome').notNull(),
    /** `taken`: a payment whose money was captured and not voided. */
    status: word<'taken' | 'declined' | 'other'>('status').notNull(),
    count: integer('count').notNull(),
    /** Captured by payments; otherwise zero. */
    captured: money('captured').notNull(),
    /** The approved amount, or the requested one if nothing was approved. */
    shown: money('shown').notNull(),
    /** Whether the job wrote it; otherwise it is a difference to add to the others. */
    isSum: boolean('is_sum').notNull().default(false),
  },
  (table) => [
    // Has everything that figures need, so that a year of hours is read from it alone.
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
