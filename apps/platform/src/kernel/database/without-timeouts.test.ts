import { setTimeout } from 'node:timers/promises';
import { Pool } from 'pg';
import { expect, inject, test } from 'vitest';
import { withoutTimeouts } from './without-timeouts.ts';

test('a transaction without timeouts isn’t ended', async () => {
  const pool = new Pool({
    connectionString: inject('databaseServerUrl'),
    idle_in_transaction_session_timeout: 20,
    statement_timeout: 20,
  });
  const response = await withoutTimeouts(pool, async (client) => {
    await setTimeout(200);
    return (await client.query('select pg_sleep(0.2), 1 as one')).rows[0].one;
  });
  expect(response).toBe(1);
  await pool.end();
});
