import type { Pool, PoolClient } from 'pg';
import { cancelQuery } from './cancel-query.ts';

interface Reading {
  readonly signal: AbortSignal;
  /** Settings of the database for this reading, such as `statement_timeout = 1000`. */
  readonly settings: readonly string[];
}

/**
 * Runs reading work on a client of its own. When the caller goes away meanwhile the database is told
 * to stop, and the client is given back only after that was said, so that it hits nobody else.
 */
export async function cancellable<T>(
  pool: Pool,
  { signal, settings }: Reading,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const client = await pool.connect();
  let cancelling: Promise<void> | undefined;
  const cancel = () => {
    cancelling = cancelQuery(client);
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    if (settings.length === 0) return await work(client);
    await client.query('begin read only');
    try {
      await client.query(settings.map((setting) => `set local ${setting}`).join('; '));
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
