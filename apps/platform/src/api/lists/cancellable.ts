import type { Pool, PoolClient } from 'pg';
import { cancelQuery } from './cancel-query.ts';

interface Reading {
  readonly signal: AbortSignal;
  /** Milliseconds after which the database ends a statement; the pool's own limit when absent. */
  readonly timeoutMs?: number | undefined;
}

/**
 * Runs reading work on a client of its own. When the caller goes away meanwhile the database is told
 * to stop, and the client is given back only after that was said, so that it hits nobody else.
 */
export async function cancellable<T>(
  pool: Pool,
  { signal, timeoutMs }: Reading,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const client = await pool.connect();
  let cancelling: Promise<void> | undefined;
  const cancel = () => {
    cancelling = cancelQuery(pool, client);
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    if (timeoutMs === undefined) return await work(client);
    await client.query('begin read only');
    try {
      await client.query(`set local statement_timeout = ${Math.trunc(timeoutMs)}`);
      return await work(client);
    } finally {
      await client.query('rollback');
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    await cancelling;
    client.release();
  }
}
