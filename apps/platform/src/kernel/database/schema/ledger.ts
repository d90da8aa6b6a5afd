import type { FeeKind } from '@payfac/domain/fees';
import type { PostingKind } from '@payfac/domain/ledger';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, money, word } from './columns.ts';

/**
 * Double entry. The entries of one `postingId` sum to zero and are written by one statement; a trigger refuses anything
 * else, and every change, deletion or truncation. Positive amounts arrive at an account, so an account's balance is the
 * sum of its entries.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    entryId: text('entry_id').primaryKey(),
    postingId: text('posting_id').notNull(),
    kind: word<PostingKind>('kind').notNull(),
    /** What a fee is for; null for other entries. */
    feeKind: word<FeeKind>('fee_kind'),
    facilitatorId: text('facilitator_id').notNull(),
    /** Null for entries that concern only the facilitator. */
    subMerchantId: text('sub_merchant_id'),
    /** The operation, payout or batch that caused the posting. */
    transactionId: text('transaction_id'),
    payoutId: text('payout_id'),
    batchId: text('batch_id'),
    /** Colon-separated, such as `reserve:visa:sm_0001`. */
    account: text('account').notNull(),
    amount: money('amount').notNull(),
    description: text('description').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('ledger_entries_posting').on(table.postingId),
    index('ledger_entries_account').on(table.account, table.createdAt),
    index('ledger_entries_of_merchant').on(
      table.subMerchantId,
      table.createdAt.desc().nullsFirst(),
      table.entryId,
    ),
    index('ledger_entries_by_created').on(
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
      table.entryId,
    ),
    index('ledger_entries_transaction').on(table.transactionId),
    // One side of each fee: what the list of fees shows, which is few of all entries.
    index('ledger_entries_fees')
      .on(
        table.facilitatorId,
        table.createdAt.desc().nullsFirst(),
        table.entryId.desc().nullsFirst(),
        table.subMerchantId,
        table.feeKind,
        table.amount,
      )
      .where(sql`${table.kind} = 'fee' and ${table.amount} > 0`),
    check('ledger_entries_fee_kind', sql`(${table.kind} = 'fee') = (${table.feeKind} is not null)`),
  ],
);

/**
 * Totals of an account's entries by day and month in UTC: its balance is the sum of its months. A trigger writes them
 * in the statement that writes entries, as differences that are only inserted, so that two sales never wait for each
 * other. A job merges differences into the total of their period.
 */
export const ledgerTallies = pgTable(
  'ledger_tallies',
  {
    facilitatorId: text('facilitator_id').notNull(),
    account: text('account').notNull(),
    /** The merchant whose money the account or reserve holds; null for other accounts. */
    subMerchantId: text('sub_merchant_id').generatedAlwaysAs(
      sql`case when account like 'merchants:%' then split_part(account, ':', 2) when account like 'reserve:%' then split_part(account, ':', 3) end`,
    ),
    unit: word<'day' | 'month'>('unit').notNull(),
    /** The start of the period. */
    day: instant('day').notNull(),
    amount: money('amount').notNull(),
    entries: integer('entries').notNull(),
    /** Whether the job wrote it; otherwise it is a difference to add to the others. */
    isSum: boolean('is_sum').notNull().default(false),
  },
  (table) => [
    index('ledger_tallies_by_account').on(table.account, table.unit, table.day),
    index('ledger_tallies_of_facilitator').on(table.facilitatorId, table.unit, table.day),
    index('ledger_tallies_of_merchant')
      .on(table.subMerchantId, table.unit)
      .where(sql`${table.subMerchantId} is not null`),
    index('ledger_tallies_differences')
      .on(table.unit, table.day, table.account, table.facilitatorId)
      .where(sql`not ${table.isSum}`),
  ],
);
