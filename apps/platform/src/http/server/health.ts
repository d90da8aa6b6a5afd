import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Pool } from 'pg';
import { createSchemaProbe } from '../../kernel/database/migrate.ts';
import type { ReplicaState } from '../../kernel/database/replica.ts';

/** A load balancer asks again within seconds, so a database that takes longer counts as down. */
const patienceMs = 900;

async function withinPatience<T>(work: Promise<T>): Promise<T> {
  const stop = new AbortController();
  try {
    return await Promise.race([
      work,
      wait(patienceMs, undefined, { signal: stop.signal }).then(() => {
        throw new Error('The database took too long.');
      }),
    ]);
  } finally {
    stop.abort();
  }
}

/**
 * `/health`: the process responds. `/ready`: the database responds within a second, too, is no standby, and no stop
 * has begun. `schema` is `newer` when a later version has migrated the database: this process still serves, and can
 * be replaced. `replica` is the state of the replica, if one is set; it doesn't affect readiness.
 */
export function createHealth(
  pool: Pool,
  isStopping: () => boolean,
  replicaState: () => ReplicaState | undefined = () => undefined,
): Hono {
  const probeSchema = createSchemaProbe(pool);
  const isStandby = async (): Promise<boolean> => {
    const { rows } = await pool.query<{ standby: boolean }>(
      'select pg_is_in_recovery() as standby',
    );
    return rows[0]?.standby === true;
  };
  const routes = new Hono();
  routes.get('/health', (c) => c.json({ status: 'ok' }));
  routes.get('/ready', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503);
    try {
      // One after the other, on one connection: a database that is away has none to spare.
      const asked = isStandby().then(async (standby) => !standby && (await probeSchema()));
      const schema = await withinPatience(asked);
      if (schema === false) return c.json({ status: 'database is a standby' }, 503);
      const replica = replicaState();
      return c.json({ status: 'ready', schema, ...(replica ? { replica } : {}) });
    } catch {
      return c.json({ status: 'database not reached' }, 503);
    }
  });
  return routes;
}
