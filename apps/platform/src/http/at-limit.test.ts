import { expect, test } from 'vitest';
import { accountOf } from '../../test/sale.ts';
import { usePerson, useTestApi } from '../../test/use.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

test('a command that waits too long for a lock returns 503, and succeeds when retried', async () => {
  const { pool } = api.open;
  const database = new URL(pool.options.connectionString ?? '').pathname.slice(1);
  const limit = async (timeout: string) => {
    await pool.query(
      `alter role current_user in database ${database} set statement_timeout = '${timeout}'`,
    );
    // New connections get the limit.
    api.open.cutOff();
    await expect.poll(() => pool.totalCount).toBe(0);
  };
  await limit('300ms');
  const body = { subMerchantId: accountOf(manager), name: 'Grace Murray' };
  const make = () => manager.call('backoffice/customers', { method: 'POST', body });
  const blocker = await pool.connect();
  await blocker.query('begin; lock table customers in access exclusive mode');
  const refused = await make();
  expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  await blocker.query('rollback');
  blocker.release();
  expect((await make()).status).toBe(200);
  // What looks at the whole database afterwards takes longer.
  await limit('60s');
  expect(api.problems.splice(0)).toHaveLength(1);
});
