import { type SQL, sql } from 'drizzle-orm';
import type { Reader, ReadSource } from '../../kernel/database/read-source.ts';
import type { TextRow } from '../lists/fields.ts';
import { type Exporter, takeExportTurn } from './turns.ts';

const rowsAtOnce = 2000;
/** A download that isn't read for this long has ended. */
const pauseLimit = "idle_in_transaction_session_timeout = '5min'";
async function open(reader: Reader, query: SQL, timeoutMs: number | undefined) {
  const limits = timeoutMs === undefined ? [] : [`statement_timeout = ${timeoutMs}`];
  await reader.begin([pauseLimit, ...limits], 'repeatable read');
  await reader.texts(sql`declare export no scroll cursor for ${query}`);
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
  source: ReadSource,
  query: SQL,
  timeoutMs: number | undefined,
  exporter: Exporter,
): Promise<Batches> {
  const leave = takeExportTurn(source, exporter);
  const reader = await source.lend().catch((problem: unknown) => {
    leave();
    throw problem;
  });
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    leave();
    const isSound = await reader.end().then(
      () => true,
      () => false,
    );
    reader.release(!isSound);
  };
  try {
    await open(reader, query, timeoutMs);
  } catch (problem) {
    await close();
    throw problem;
  }
  const fetched = sql.raw(`fetch ${rowsAtOnce} from export`);
  return { next: () => reader.texts(fetched), close };
}
