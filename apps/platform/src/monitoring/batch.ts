import type { Database } from '../database/connection.ts';

/** Milliseconds that rows wait for others. */
const waitMs = 250;
/** More are not kept waiting: the oldest are given up. */
const mostWaiting = 10_000;
const rowsAtOnce = 500;

/** Rows of one table on their way to the database, outside any request's path. */
export interface Batch<Row> {
  add(database: Database, row: Row): void;
  /** Writes what waits, now. */
  flush(database: Database): Promise<void>;
}

/**
 * Collects rows and writes them together. They are records of what went on, not the thing itself: a
 * crash may lose a quarter of a second of them, and a database that refuses them fails nobody's call.
 */
export function createBatch<Row>(
  write: (database: Database, rows: Row[]) => Promise<unknown>,
): Batch<Row> {
  const waiting = new WeakMap<Database, { rows: Row[]; timer?: NodeJS.Timeout | undefined }>();

  async function flush(database: Database): Promise<void> {
    const own = waiting.get(database);
    if (!own) return;
    clearTimeout(own.timer);
    own.timer = undefined;
    const { rows } = own;
    own.rows = [];
    for (let place = 0; place < rows.length; place += rowsAtOnce) {
      await write(database, rows.slice(place, place + rowsAtOnce));
    }
  }

  return {
    flush,
    add(database, row) {
      const own = waiting.get(database) ?? { rows: [] };
      waiting.set(database, own);
      own.rows.push(row);
      if (own.rows.length > mostWaiting) own.rows.shift();
      if (own.timer) return;
      own.timer = setTimeout(() => {
        flush(database).catch(() => undefined);
      }, waitMs);
      own.timer.unref();
    },
  };
}
