import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Pool } from 'pg';
import { createSchemaProbe } from '../../kernel/database/migrate.ts';

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
 * `/health`: the process responds. `/ready`: the database responds within a second, too, and no stop has begun.
 * `schema` is `newer` when a later version has migrated the database: this process still serves, and can be replaced.
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
