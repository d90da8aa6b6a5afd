import type { Database } from '../database/connection.ts';

/** Milliseconds that rows wait for others. */
const waitMs = 250;
/** More are not kept waiting: the oldest are given up. */
const mostWaiting = 10_000;
const rowsAtOnce = 500;

/** A row, or how it is made when its turn has come: undefined, when there is nothing to write after all. */
type Waiting<Row> = Row | (() => Promise<Row | undefined>);

/** Rows of one table on their way to the database, outside any request's path. */
export interface Batch<Row extends object> {
  add(database: Database, row: Waiting<Row>): void;
  /** Writes what waits, now. */
  flush(database: Database): Promise<void>;
}

/**
 * Collects rows and writes them together. They are records of what went on, not the thing itself: a
 * crash may lose a quarter of a second of them, and a database that refuses them fails nobody's call.
 */
export function createBatch<Row extends object>(
  write: (database: Database, rows: Row[]) => Promise<unknown>,
): Batch<Row> {
  const waiting = new WeakMap<
    Database,
    { rows: Waiting<Row>[]; timer?: NodeJS.Timeout | undefined }
  >();

  /** One row that the database refuses takes no others with it. */
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
