import { describe, expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { act, sell } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const manager = usePerson(api, 'manager@harbor');
const juniper = usePerson(api, 'admin@juniper');

const path = 'reporting/monitor/processorsession';
const sessions = async (query: string, who = admin) =>
  (await who.get(`${path}?pageSize=100&${query}`)).body.data;

describe('a call to the processor', () => {
  test('is listed at once with its outcome, and shows its request and response', async () => {
    const sale = await sell(manager, { token: await tokenOf(api.open), amount: 31.25 });
    const { transactionId } = sale.body;
    const [session] = await sessions(`transactionId=${transactionId}`);
    expect(session).toMatchObject({
      operation: 'sale',
      outcome: 'approved',
      amount: 31.25,
      transactionId,
      processorTransactionId: expect.any(String),
    });
    const { body, text } = await admin.get(`${path}/${session.sessionId}`);
    expect(body.exchanges.map(({ direction }: { direction: string }) => direction)).toEqual([
      'request',
      'response',
    ]);
    expect(body.exchanges[0].message).toContain('sale of $31.25');
    expect(text).not.toMatch(/4242|tok_|Byron/);
  });

  test.each([
    ['4000000000000002', 12, 'declined'],
    ['4242424242424242', 3000, 'errored'],
  ])('with %s over $%d ends as %s', async (number, amount, outcome) => {
    const since = (await api.services.clock.now()).toISOString();
    await sell(manager, { token: await tokenOf(api.open, number), amount });
    const [session] = await sessions(`outcome=${outcome}&from=${since}`);
    expect(session).toMatchObject({
      amount,
      outcome,
      processorTransactionId: outcome === 'declined' ? expect.any(String) : null,
    });
  });

  test('that returned money is listed separately', async () => {
    const sale = await sell(manager, { token: await tokenOf(api.open), amount: 20 });
    const refund = await act(manager, 'refund', sale.body.transactionId, { amount: 5 });
    const [session] = await sessions(`transactionId=${refund.body.transactionId}`);
    expect(session).toMatchObject({ operation: 'refund', amount: 5, outcome: 'approved' });
  });
});

test('sessions are visible only to administrators of their own facilitator', async () => {
  expect((await manager.get(path)).status).toBe(403);
  const [mine] = await sessions('');
  expect(await sessions(`sessionId=${mine.sessionId}`, juniper)).toEqual([]);
  expect((await juniper.get(`${path}/${mine.sessionId}`)).status).toBe(404);
  expect((await admin.get(`${path}/psn_none`)).status).toBe(404);
});

test('sessions are filtered by duration, the longest first', async () => {
  const slow = await sessions('durationMin=100&sort=-durationMs');
  const lasted: number[] = slow.map(({ durationMs }: { durationMs: number }) => durationMs);
  expect(lasted.length).toBeGreaterThan(1);
  expect(lasted).toEqual(lasted.toSorted((a, b) => b - a));
  expect(lasted.at(-1)).toBeGreaterThanOrEqual(100);
});
