import { expect, test } from 'vitest';
import { usePerson, useTestApi } from '../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');

const logged = async (): Promise<number[]> => {
  const { body } = await admin.get(
    'foundation/developer/apilogs?pattern=reporting/transactions&pageSize=100',
  );
  return body.data.map(({ statusCode }: { statusCode: number }) => statusCode);
};

test('a list whose reader left isn’t a failure, in the API log or for the operator', async () => {
  // Locks the list's table, so that the reader disconnects before there is a response.
  const blocker = await api.open.pool.connect();
  await blocker.query('begin; lock table transactions in access exclusive mode');
  const waiting = async () =>
    (
      await blocker.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
    ).rowCount;
  const controller = new AbortController();
  const reading = fetch(`${api.url}/api/v1/reporting/transactions`, {
    headers: { authorization: `Bearer ${admin.token}`, host: 'harbor.localhost' },
    signal: controller.signal,
  });
  await expect.poll(waiting, { timeout: 60_000 }).toBeGreaterThan(0);
  controller.abort();
  await expect(reading).rejects.toThrow();
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
  await blocker.query('rollback');
  blocker.release();
  expect((await admin.get('reporting/transactions')).status).toBe(200);
  await expect.poll(logged, { timeout: 60_000 }).toContain(200);
  expect((await logged()).filter((status) => status >= 499)).toEqual([]);
  expect(api.problems).toEqual([]);
});
