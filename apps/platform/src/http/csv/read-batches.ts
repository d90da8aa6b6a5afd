import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import type { TextRow } from '../lists/fields.ts';
import { readTexts } from '../lists/reading.ts';
import { type Exporter, takeExportTurn } from './turns.ts';

const rowsAtOnce = 2000;
/** A download that isn't read for this long has ended. */
const pauseLimit = '5min';
async function open(client: PoolClient, query: SQL, timeoutMs: number | undefined) {
  await client.query('begin isolation level repeatable read read only');
  await client.query(`set local idle_in_transaction_session_timeout = '${pauseLimit}'`);
  if (timeoutMs !== undefined) await client.query(`set local statement_timeout = ${timeoutMs}`);
  await readTexts(client, sql`declare export no scroll cursor for ${query}`);
}

export interface Batches {
  /** The next rows; empty at the end. */
  next(): Promise<readonly TextRow[]>;
  /** Releases the connection, at the end or earlier. */
  close(): Promise<void>;
}

/**
 * Reads a query with a cursor, in batches, on its own connection: a consistent snapshot in constant memory.
 * @throws CallFailure 503 when too many exports run.
 */
export async function readBatches(
  pool: Pool,
  query: SQL,
  timeoutMs: number | undefined,
  exporter: Exporter,
): Promise<Batches> {
  const leave = takeExportTurn(pool, exporter);
  const client = await pool.connect().catch((problem: unknown) => {
    leave();
    throw problem;
  });
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    leave();
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
  return { next: () => readTexts(client, fetched), close };
}
