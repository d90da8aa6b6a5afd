import type { FeeKind } from '@payfac/domain/fees';
import type { PostingKind } from '@payfac/domain/ledger';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, money, word } from './columns.ts';

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
    check('ledger_entries_fee_kind', sql`(${table.kind} = 'fee') = (${table.feeKind} is not null)`),
  ],
);
