import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Pool } from 'pg';
import { createSchemaProbe } from '../../kernel/database/migrate.ts';

/** A balancer asks again within seconds: a database that takes longer than this is not there. */
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
 * `/health`: the process responds. `/ready`: so does its database within a second, and requests are welcome; not
 * once a stop has begun. `schema` is `newer` where a later version has migrated the database: this process still
 * serves, and may be replaced.
 */
export function createHealth(pool: Pool, isStopping: () => boolean): Hono {
  const probeSchema = createSchemaProbe(pool);
  const routes = new Hono();
  routes.get('/health', (c) => c.json({ status: 'ok' }));
  routes.get('/ready', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503);
    try {
      return c.json({ status: 'ready', schema: await withinPatience(probeSchema()) });
    } catch {
      return c.json({ status: 'database not reached' }, 503);
    }
  });
  return routes;
}
