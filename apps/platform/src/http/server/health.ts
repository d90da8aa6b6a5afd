import { Hono } from 'hono';
import type { Pool } from 'pg';

/**
 * `/health`: the process responds. `/ready`: so does its database, and requests are welcome; not once
 * a stop has begun.
 */
export function createHealth(pool: Pool, isStopping: () => boolean): Hono {
  const routes = new Hono();
  routes.get('/health', (c) => c.json({ status: 'ok' }));
  routes.get('/ready', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503);
    try {
      await pool.query('select 1');
      return c.json({ status: 'ready' });
    } catch {
      return c.json({ status: 'database not reached' }, 503);
    }
  });
  return routes;
}
