import { beforeAll, expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import { tokenOf } from '../../../test/cards.ts';
import { saleBody, sell } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { recoverPending } from '../transactions/recover.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');
const employee = usePerson(api, 'employee@harbor');

let token: string;

beforeAll(async () => {
  token = await tokenOf(api.open);
});

const outcomeOf = async (key: string, who = manager) =>
  (await who.get(`backoffice/outcomes?key=${key}`)).body.data;

test('an approved attempt has succeeded, with the operation it began', async () => {
  const key = newKey();
  const { body } = await sell(manager, { token, amount: 41.01, key });
  expect(await outcomeOf(key)).toMatchObject([
    {
      key,
      state: 'succeeded',
      operation: { transactionId: body.transactionId, kind: 'sale', amount: 41.01 },
      failure: null,
    },
  ]);
});

test('a declined attempt has failed, with the reason', async () => {
  const key = newKey();
  const declining = await tokenOf(api.open, '4000000000000002');
  await sell(manager, { token: declining, amount: 41.02, key });
  const [outcome] = await outcomeOf(key);
  expect(outcome.state).toBe('failed');
  expect(outcome.failure.message).not.toBe('');
});

test('an attempt that never arrived has no outcome', async () => {
  expect(await outcomeOf(newKey())).toEqual([]);
});

test('users see only their own attempts', async () => {
  const key = newKey();
  await sell(manager, { token, amount: 41.03, key });
  expect(await outcomeOf(key, employee)).toEqual([]);
});

test('an attempt with a lost response is open until requested, and charged once', async () => {
  const key = newKey();
  expect((await sell(manager, { token, amount: 7777.02, key })).status).toBe(504);
  const open = await manager.get('backoffice/outcomes');
  expect(open.body.data).toMatchObject([{ key, state: 'unknown', operation: { amount: 7777.02 } }]);

  expect(await outcomeOf(key)).toMatchObject([{ state: 'succeeded' }]);
  expect((await manager.get('backoffice/outcomes')).body.data).toEqual([]);
  const sales = await manager.get('reporting/transactions?amountMin=7777.02&amountMax=7777.02');
  expect(sales.body.count).toBe(1);
});

/** A sale as the app sends it. @param amount 7777.02 is charged, but its response is lost. */
async function sellFromPage(amount: number): Promise<string> {
  const key = newKey();
  await manager.call('backoffice/transactions/creditcard/sale', {
    method: 'POST',
    body: saleBody(manager, { token, amount }),
    headers: { 'idempotency-key': key, origin: `http://${manager.host}` },
  });
  return key;
}

const acknowledge = (key: string, who = manager) =>
  who.call('backoffice/outcomes/ack', { method: 'POST', body: { key } });

const untoldOf = async (key: string) =>
  (await manager.get('backoffice/outcomes')).body.data.filter(
    (outcome: { key: string }) => outcome.key === key,
  );

test('an unseen outcome is listed until a page has shown it [MONEY-11]', async () => {
  const key = await sellFromPage(7777.02);
  expect(await untoldOf(key)).toMatchObject([{ state: 'unknown' }]);
  await acknowledge(key);
  await recoverPending(api.services);
  const ended = [{ key, state: 'succeeded', operation: { amount: 7777.02 } }];
  expect(await untoldOf(key)).toMatchObject(ended);
  expect(await outcomeOf(key)).toMatchObject(ended);
  expect(await untoldOf(key)).toMatchObject(ended);

  await acknowledge(key, employee);
  expect(await untoldOf(key)).toMatchObject(ended);
  expect((await acknowledge(key)).body).toEqual({ key });
  expect(await untoldOf(key)).toEqual([]);
  expect(await outcomeOf(key)).toMatchObject(ended);
});

test('a response that a page may not have received is listed for a day', async () => {
  const key = await sellFromPage(41.04);
  expect(await untoldOf(key)).toMatchObject([{ state: 'succeeded', operation: { amount: 41.04 } }]);
  await api.open.pool.query('update idempotency_keys set expires_at = now() where key = $1', [key]);
  expect(await untoldOf(key)).toEqual([]);
});

test('a program that reads its responses gets nothing twice', async () => {
  const key = newKey();
  await sell(manager, { token, amount: 41.05, key });
  expect(await untoldOf(key)).toEqual([]);
});
