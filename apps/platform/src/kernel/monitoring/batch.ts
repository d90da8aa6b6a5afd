import type { Database } from '../database/connection.ts';

/** Milliseconds that rows wait for more. */
const waitMs = 250;
/** Beyond this, the oldest are dropped. */
const mostWaiting = 10_000;
const rowsAtOnce = 500;

/** A row, or a function that creates it when it is written; undefined if there is nothing to write after all. */
type Waiting<Row> = Row | (() => Promise<Row | undefined>);

/** Buffered rows of one table, outside any request's path. */
export interface Batch<Row extends object> {
  add(database: Database, row: Waiting<Row>): void;
  /** Writes the buffered rows now. */
  flush(database: Database): Promise<void>;
}

/**
 * Collects rows and writes them together. They only record what happened: a crash may lose a quarter of a second of
 * them, and if the database refuses them, no call fails.
 */
export function createBatch<Row extends object>(
  write: (database: Database, rows: Row[]) => Promise<unknown>,
): Batch<Row> {
  const waiting = new WeakMap<
    Database,
    { rows: Waiting<Row>[]; timer?: NodeJS.Timeout | undefined }
  >();

  /** A row that the database refuses doesn't affect the others. */
  async function writeEach(database: Database, rows: Row[]): Promise<void> {
    if (rows.length === 0) return;
    try {
      await write(database, rows);
    } catch (problem) {
      if (rows.length === 1) throw problem;
      await Promise.allSettled(rows.map((row) => write(database, [row])));
    }
  }

  async function flush(database: Database): Promise<void> {
    const own = waiting.get(database);
    if (!own) return;
    clearTimeout(own.timer);
    own.timer = undefined;
    const { rows } = own;
    own.rows = [];
    for (let place = 0; place < rows.length; place += rowsAtOnce) {
      const some = rows.slice(place, place + rowsAtOnce);
      const made = await Promise.all(
        some.map(async (row) => (typeof row === 'function' ? row() : row)),
      );
      const ready = made.filter((row) => row !== undefined);
      await writeEach(database, ready);
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
