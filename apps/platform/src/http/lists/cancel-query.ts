import { Pool, type PoolClient } from 'pg';

/**
 * One connection beside each pool, opened when first needed and closed when idle: telling the database
 * to stop a query must not wait for a connection that such queries hold.
 */
const besides = new WeakMap<Pool, Pool>();

function beside(pool: Pool): Pool {
  const known = besides.get(pool);
  if (known) return known;
  const made = new Pool({
    ...pool.options,
    max: 1,
    idleTimeoutMillis: 1000,
    allowExitOnIdle: true,
  });
  made.on('error', () => undefined);
  besides.set(pool, made);
  return made;
}

/** The backend's process, which the driver keeps out of its types. */
function processIdOf(client: PoolClient): number | undefined {
  const id: unknown = Reflect.get(client, 'processID');
  return typeof id === 'number' ? id : undefined;
}

/** Stops what a connection is doing; resolves when the database was told, or could not be. */
export async function cancelQuery(pool: Pool, client: PoolClient): Promise<void> {
  const processId = processIdOf(client);
  if (processId === undefined) return;
  await beside(pool)
    .query('select pg_cancel_backend($1)', [processId])
    .catch(() => undefined);
}
