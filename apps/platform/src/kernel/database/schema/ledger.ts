import type { FeeKind } from '@payfac/domain/fees';
import type { PostingKind } from '@payfac/domain/ledger';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, money, word } from './columns.ts';

/**
 * Double entry. The entries of one `postingId` sum to zero and are written by one statement; a
 * trigger refuses anything else, and every change, removal or truncation. Positive is what arrives at
 * an account, so that an account's balance is the sum of its entries.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    entryId: text('entry_id').primaryKey(),
    postingId: text('posting_id').notNull(),
    kind: word<PostingKind>('kind').notNull(),
    /** What a fee is for; null of all that is no fee. */
    feeKind: word<FeeKind>('fee_kind'),
    facilitatorId: text('facilitator_id').notNull(),
    /** Null for entries that concern the facilitator alone. */
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
    // One side of each fee: what the list of fees shows, few of all entries.
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
 * What an account's entries of a day and of a month of UTC come to: its balance is the sum of its months.
 * Written by a trigger in the statement that writes entries, as differences that are only added, so that
 * two sales never wait for each other. A job adds differences to the sum of their span.
 */
export const ledgerTallies = pgTable(
  'ledger_tallies',
  {
    facilitatorId: text('facilitator_id').notNull(),
    account: text('account').notNull(),
    /** Whose money a merchant's account or reserve holds; null of all others. */
    subMerchantId: text('sub_merchant_id').generatedAlwaysAs(
      sql`case when account like 'merchants:%' then split_part(account, ':', 2) when account like 'reserve:%' then split_part(account, ':', 3) end`,
    ),
    unit: word<'day' | 'month'>('unit').notNull(),
    /** When the span begins. */
    day: instant('day').notNull(),
    amount: money('amount').notNull(),
    entries: integer('entries').notNull(),
    /** Whether the job wrote it; a difference that is to be added to the others if not. */
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
