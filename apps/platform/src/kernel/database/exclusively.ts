import type { Pool } from 'pg';
import { databaseErrorOf } from './in-transaction.ts';

/** PostgreSQL's errors if another process has just created the same table, its type or their rows. */
const justMade: ReadonlySet<string> = new Set(['23505', '42710', '42P07']);

/** Created before the first migration, which it guards. */
async function ensureLock(pool: Pool): Promise<void> {
  try {
    await pool.query('create table if not exists start_lock (lock_id int primary key)');
  } catch (problem) {
    if (!justMade.has(databaseErrorOf(problem)?.code ?? '')) throw problem;
  }
  await pool.query('insert into start_lock values (1) on conflict do nothing');
}

/**
 * Runs work that only one process at a time may do in a database, such as migrating or seeding. Others wait. It holds a
 * row lock, which every PostgreSQL-compatible engine has and which ends with its connection. The work uses other
 * connections.
 */
export async function exclusively<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  await ensureLock(pool);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query('select 1 from start_lock for update');
    return await work();
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}
