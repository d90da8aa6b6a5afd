import type { Database, Transaction } from '../database/connection.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { type RowOfJob, rowByRow } from './row-by-row.ts';

/** Rows that one process works on while no other does. */
export interface Leased<Row> {
  /** How many are worked on at a time. The lease has to outlast the longest work on one. */
  readonly sideBySide: number;
  /** The rows that are due, locked; those that another process has locked are skipped. */
  readonly due: (transaction: Transaction, limit: number) => Promise<Row[]>;
  /** Makes a row due again only once its lease is over. */
  readonly hold: (transaction: Transaction, row: Row) => Promise<unknown>;
  readonly nameOf: (row: Row) => RowOfJob;
  readonly work: (row: Row) => Promise<unknown>;
}

/**
 * Works on all rows that are due, a few at a time. Each is held in a transaction of its own before the work begins, and
 * no more are held than are worked on at once: a row that waits for its turn can't outlast its lease.
 * @returns how many rows had their turn.
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
