import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import { tokenOf } from '../../../test/cards.ts';
import { act, sell } from '../../../test/sale.ts';
import { TestSession } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { endLeases } from './lease.ts';
import { recoverPending } from './recover.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

const mortalPlatform = fileURLToPath(new URL('../../../test/mortal-platform.ts', import.meta.url));

/** Sends one request to a platform that crashes between its two transactions, before or after the processor call. */
async function dieOf(
  moment: 'before' | 'after',
  send: (session: TestSession) => Promise<unknown>,
): Promise<void> {
  const { connectionString = '' } = api.open.pool.options;
  const platform = spawn(process.execPath, [mortalPlatform, connectionString, moment], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [port] = await once(platform.stdout, 'data');
    const url = `http://127.0.0.1:${String(port).trim()}`;
    const { host, cookie, response } = manager;
    const exited = once(platform, 'exit');
    await expect(send(new TestSession(url, host, cookie, response))).rejects.toThrow();
    expect((await exited)[1]).toBe('SIGKILL');
  } finally {
    platform.kill('SIGKILL');
  }
}

const pendingCount = async (): Promise<number> => {
  const { rows } = await api.open.pool.query(
    "select count(*)::int as count from transactions where outcome = 'pending'",
  );
  return rows[0].count;
};

/** Ends the dead process's leases, as if they had expired, and recovers. */
async function recover(): Promise<number> {
  await endLeases(api.open.database);
  return recoverPending(api.services);
}

const shown = async (id: string) =>
  (await manager.get(`reporting/transactions/${id}/timeline`)).body.transaction;

test('a sale charged before the crash is completed at the next start, key and ledger included [MONEY-09]', async () => {
  const key = newKey();
  const token = await tokenOf(api.open);
  await dieOf('after', (session) => sell(session, { token, amount: 61.5, key }));
  expect(await pendingCount()).toBe(1);

  const stillRunning = await sell(manager, { token, amount: 61.5, key });
  expect([stillRunning.status, stillRunning.body.code]).toEqual([409, 'STILL_RUNNING']);

  expect(await recover()).toBe(1);
  expect(await pendingCount()).toBe(0);
  const replay = await sell(manager, { token, amount: 61.5, key });
  expect([replay.status, replay.body.status, replay.body.capturedAmount]).toEqual([
    200,
    'processing',
    61.5,
  ]);
  expect(await recover()).toBe(0);
});

test('a sale that never reached the processor ends as not charged, and its key says so', async () => {
  const key = newKey();
  const token = await tokenOf(api.open);
  await dieOf('before', (session) => sell(session, { token, amount: 62.5, key }));
  expect(await recover()).toBe(1);
  const replay = await sell(manager, { token, amount: 62.5, key });
  expect([replay.status, replay.body.code]).toEqual([502, 'PROCESSOR_UNAVAILABLE']);
  expect((await sell(manager, { token, amount: 62.5 })).status).toBe(200);
});

test('a refund reserves its amount through a crash, then completes once', async () => {
  const key = newKey();
  const sale = await sell(manager, { token: await tokenOf(api.open), amount: 50 });
  const { transactionId } = sale.body;
  await dieOf('after', (session) => act(session, 'refund', transactionId, { amount: 30 }, key));
  expect(await shown(transactionId)).toMatchObject({ refundedAmount: 30, status: 'processing' });
  const over = await act(manager, 'refund', transactionId, { amount: 30 });
  expect(over.body.code).toBe('OVER_REFUND');

  expect(await recover()).toBe(1);
  const replay = await act(manager, 'refund', transactionId, { amount: 30 }, key);
  expect([replay.status, replay.body.status]).toEqual([200, 'success']);
  expect(await shown(transactionId)).toMatchObject({
    refundedAmount: 30,
    status: 'partially-refunded',
  });
});

test('a refund that never reached the processor releases its amount', async () => {
  const sale = await sell(manager, { token: await tokenOf(api.open), amount: 50 });
  const { transactionId } = sale.body;
  await dieOf('before', (session) => act(session, 'refund', transactionId, { amount: 30 }));
  expect(await recover()).toBe(1);
  expect(await shown(transactionId)).toMatchObject({ refundedAmount: 0, status: 'processing' });
  expect((await act(manager, 'refund', transactionId)).body.amount).toBe(50);
});
