import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import { CallFailure } from '../failures.ts';
import { readTexts } from '../lists/reading.ts';

const rowsAtOnce = 2000;
/** A download that nobody reads for so long has ended. */
const pauseLimit = '5min';
/** Each export holds a connection; the rest of the pool stays free for everybody else. */
const exportsAtOnce = 4;

const running = new WeakMap<Pool, number>();

function enter(pool: Pool): void {
  const count = running.get(pool) ?? 0;
  if (count >= exportsAtOnce) {
    throw new CallFailure({
      status: 503,
      code: 'EXPORTS_BUSY',
      message: 'Other exports are running. Try again in a moment.',
      retryAfter: 5,
    });
  }
  running.set(pool, count + 1);
}

const leave = (pool: Pool): void => {
  running.set(pool, (running.get(pool) ?? 1) - 1);
};

async function open(client: PoolClient, query: SQL, timeoutMs: number | undefined) {
  await client.query('begin isolation level repeatable read read only');
  await client.query(`set local idle_in_transaction_session_timeout = '${pauseLimit}'`);
  if (timeoutMs !== undefined) await client.query(`set local statement_timeout = ${timeoutMs}`);
  await readTexts(client, sql`declare export no scroll cursor for ${query}`);
}

export interface Batches {
  /** The next records; none at the end. */
  next(): Promise<readonly string[]>;
  /** Gives the connection back, at the end as well as before it. */
  close(): Promise<void>;
}

/**
 * Reads a query of one column by a cursor, in batches, on a connection of its own: one moment's view of
 * the data in constant memory.
 */
export async function readBatches(
  pool: Pool,
  query: SQL,
  timeoutMs: number | undefined,
): Promise<Batches> {
  enter(pool);
  const client = await pool.connect().catch((problem: unknown) => {
    leave(pool);
    throw problem;
  });
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    leave(pool);
    const isSound = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!isSound);
  };
  try {
    await open(client, query, timeoutMs);
  } catch (problem) {
    await close();
    throw problem;
  }
  const fetched = sql.raw(`fetch ${rowsAtOnce} from export`);
  const next = async () => (await readTexts(client, fetched)).map(([text]) => text ?? '');
  return { next, close };
}
