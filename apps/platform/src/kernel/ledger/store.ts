import { type Cents, cents } from '@payfac/domain/money';
import { and, eq, sql } from 'drizzle-orm';
import { countOf, sumOf } from '../database/aggregates.ts';
import type { Queryable, Transaction } from '../database/connection.ts';
import { newId } from '../database/ids.ts';
import { ledgerEntries, ledgerTallies } from '../database/schema/index.ts';
import type { Posting } from './postings.ts';

export type LedgerRow = typeof ledgerEntries.$inferInsert;

/** The rows of one posting, with a common ID. */
export const ledgerRows = (posting: Posting, postingId: string, at: Date): LedgerRow[] =>
  posting.entries.map((entry, index) => ({
    entryId: `${postingId}_${index + 1}`,
    postingId,
    kind: posting.kind,
    feeKind: posting.feeKind ?? null,
    facilitatorId: posting.facilitatorId,
    subMerchantId: posting.subMerchantId,
    transactionId: posting.transactionId ?? null,
    payoutId: posting.payoutId ?? null,
    batchId: posting.batchId ?? null,
    account: entry.account,
    amount: entry.amount,
    description: posting.description,
    createdAt: at,
  }));

/** Writes postings in the transaction of their cause. @param at business time. */
export async function writePostings(
  transaction: Transaction,
  postings: readonly Posting[],
  at: Date,
): Promise<void> {
  const rows = postings.flatMap((posting) => ledgerRows(posting, newId('pst'), at));
  if (rows.length > 0) await transaction.insert(ledgerEntries).values(rows);
}

/** The balance of one account string. */
export async function accountBalance(queryable: Queryable, account: string): Promise<Cents> {
  const [row] = await queryable
    .select({ balance: sumOf(ledgerTallies.amount) })
    .from(ledgerTallies)
    .where(and(eq(ledgerTallies.account, account), eq(ledgerTallies.unit, 'month')));
  return row?.balance ?? cents(0);
}

export interface LedgerTotals {
  readonly entries: number;
  /** Zero, always. */
  readonly sum: Cents;
}

/** The sum of every entry in the ledger. */
export async function ledgerSum(queryable: Queryable): Promise<LedgerTotals> {
  const [row] = await queryable
    .select({ entries: countOf(), sum: sumOf(ledgerEntries.amount) })
    .from(ledgerEntries);
  return row ?? { entries: 0, sum: cents(0) };
}

/** IDs of postings whose entries don't sum to zero: always none. */
export async function unbalancedPostings(queryable: Queryable): Promise<readonly string[]> {
  const rows = await queryable
    .select({ postingId: ledgerEntries.postingId })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.postingId)
    .having(sql`sum(${ledgerEntries.amount}) <> 0`);
  return rows.map((row) => row.postingId);
}
