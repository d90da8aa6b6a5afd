import { setTimeout as wait } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/api.ts';
import { tokenOf } from '../../../test/cards.ts';
import { sell } from '../../../test/sale.ts';
import type { TestSession } from '../../../test/session.ts';
import { type Admission, createAdmission } from './admission.ts';

const limits = { atOnce: 2, mostWaiting: 3, mostWaitingOfOne: 3, longestWaitMs: 60_000 };

let api: TestApi;
let manager: TestSession;
let admission: Admission;
let lock: PoolClient;

beforeAll(async () => {
  admission = createAdmission(() => 0, limits);
  api = await startTestApi(({ database, pool }) => ({ reads: { database, pool, admission } }));
  manager = await api.signIn('manager@harbor');
  lock = await api.open.pool.connect();
});

afterAll(async () => {
  lock.release();
  expect(api.problems).toEqual([]);
  await api.close();
});

const list = 'reporting/disputes?pageSize=1';

/** Reads that hang on a locked table until `end` is called. */
async function hanging(count: number, signal?: AbortSignal) {
  await lock.query('begin');
  await lock.query('lock table disputes in access exclusive mode');
  const responses = Array.from({ length: count }, () =>
    fetch(`${api.url}/api/v1/${list}`, {
      headers: { authorization: `Bearer ${manager.token}` },
      ...(signal ? { signal } : {}),
    }).then(
      ({ status }) => status,
      () => 'gone',
    ),
  );
  return { responses, end: () => lock.query('commit') };
}

const told = (standing: object) => expect.poll(() => admission.standing()).toMatchObject(standing);

test('a sale goes through while reads wait, and they are answered after all', async () => {
  const token = await tokenOf(api.open);
  const { responses, end } = await hanging(4);
  await told({ running: 2 });
  await told({ waiting: 2 });
  expect((await sell(manager, { token, amount: 12.01 })).status).toBe(200);
  expect(admission.standing().waiting).toBe(2);
  await end();
  expect(await Promise.all(responses)).toEqual([200, 200, 200, 200]);
  expect(admission.standing().running).toBe(0);
});

test('one read too many returns 503', async () => {
  const { responses, end } = await hanging(5);
  await told({ waiting: 3 });
  const response = await manager.get(list);
  expect([response.status, response.body.code]).toEqual([503, 'BUSY']);
  expect(response.headers.get('retry-after')).toBe('1');
  await end();
  expect(await Promise.all(responses)).toEqual([200, 200, 200, 200, 200]);
});

test('callers who leave free their place in the queue', async () => {
  const controller = new AbortController();
  const { responses, end } = await hanging(4, controller.signal);
  await told({ waiting: 2 });
  controller.abort();
  expect(await Promise.all(responses)).toEqual(['gone', 'gone', 'gone', 'gone']);
  await told({ waiting: 0 });
  await told({ running: 0 });
  await end();
  await wait(0);
  expect((await manager.get(list)).status).toBe(200);
});
