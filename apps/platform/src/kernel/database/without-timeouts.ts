import type { Pool, PoolClient } from 'pg';

/**
 * Runs work in one transaction, without time limits, so that slow machines can finish it, too.
 * @param mode the transaction's mode, such as `isolation level repeatable read`.
 */
export async function withoutTimeouts<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  mode = '',
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`begin ${mode}`);
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (problem) {
    await client.query('rollback').catch(() => undefined);
    throw problem;
  } finally {
    client.release();
  }
}
