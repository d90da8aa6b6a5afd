import type { Database, Transaction } from '../database/connection.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { type RowOfJob, rowByRow } from './row-by-row.ts';

/** Rows that only one process works on. */
export interface Leased<Row> {
  /** How many are processed at a time. The lease must outlast the longest work on one. */
  readonly sideBySide: number;
  /** Due rows, locked. Rows locked by another process are skipped. */
  readonly due: (transaction: Transaction, limit: number) => Promise<Row[]>;
  /** Makes a row due again only after its lease ends. */
  readonly hold: (transaction: Transaction, row: Row) => Promise<unknown>;
  readonly nameOf: (row: Row) => RowOfJob;
  readonly work: (row: Row) => Promise<unknown>;
}

/**
 * Processes all due rows, a few at a time. Each is leased in its own transaction before the work starts, and no more
 * are leased than are processed at once, so that a waiting row can't outlast its lease.
 * @returns the number of processed rows.
 */
export async function underLease<Row>(
  database: Database,
  { sideBySide, due, hold, nameOf, work }: Leased<Row>,
): Promise<number> {
  let done = 0;
  for (;;) {
    const rows = await inTransaction(database, async (transaction) => {
      const found = await due(transaction, sideBySide);
      for (const row of found) await hold(transaction, row);
      return found;
    });
    await Promise.all(rows.map((row) => rowByRow([row], nameOf, work)));
    done += rows.length;
    if (rows.length < sideBySide) return done;
  }
}
