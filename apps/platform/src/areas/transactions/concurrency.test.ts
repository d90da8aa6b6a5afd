import { expect, test } from 'vitest';
import { figure } from '../../../../../scripts/testing/figure.ts';
import { newKey } from '../../../test/api.ts';
import { tokenOf } from '../../../test/cards.ts';
import { act, sell } from '../../../test/sale.ts';
import type { TestResponse } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { createProviders } from '../../processors/simulated/providers.ts';

/** A long timeout, so that a slow machine doesn't turn a late response into a lost one. */
const api = useTestApi(({ database, clock }) =>
  createProviders({ database, now: () => clock.now(), limitMs: 600_000 }),
);
const manager = usePerson(api, 'manager@harbor');

/** How many payments get ten concurrent refunds each, a few payments at a time; `npm run prove` uses 50. */
const refunded = Number(process.env['REFUNDED_PAYMENTS'] ?? 20);
const paymentsAtOnce = 4;
/** The timeout grows with the number of payments. */
const patience = { timeout: Math.max(180_000, refunded * 6000) };

const many = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** A refund, asked for under its key until its outcome is told: a busy machine takes its time. */
async function refundOnce(id: string, amount: number): Promise<TestResponse> {
  const key = newKey();
  for (;;) {
    const response = await act(manager, 'refund', id, { amount }, key);
    if (response.status !== 503 && response.body.code !== 'STILL_RUNNING') return response;
  }
}

/** Of ten refunds of 2.30 from a payment of 10 four fit. */
const expected = [
  ...Array<string>(6).fill('409 OVER_REFUND'),
  ...Array<string>(4).fill('made'),
  9.2,
  'partially-refunded',
].join();

const statusesOf = (responses: readonly TestResponse[]) => responses.map(({ status }) => status);

test(
  `ten refunds at once of each of ${refunded} payments never return more than was charged`,
  patience,
  async () => {
    const token = await tokenOf(api.open);
    const sales = await many(refunded, () => sell(manager, { token, amount: 10 }));
    const ids = sales.map(({ body }): string => body.transactionId);
    const responses: TestResponse[][] = [];
    for (let first = 0; first < ids.length; first += paymentsAtOnce) {
      const some = ids.slice(first, first + paymentsAtOnce);
      responses.push(...(await Promise.all(some.map((id) => many(10, () => refundOnce(id, 2.3))))));
    }
    const wrong: string[] = [];
    for (const [index, id] of ids.entries()) {
      const told = (responses[index] ?? []).map(({ status, body }) =>
        status === 200 ? 'made' : `${status} ${body.code}`,
      );
      const { transaction } = (await manager.get(`reporting/transactions/${id}/timeline`)).body;
      const came = [...told.toSorted(), transaction.refundedAmount, transaction.status].join();
      if (came !== expected) wrong.push(came);
    }
    figure('refunds', { tried: refunded * 10, wrong: wrong.length });
    expect(wrong).toEqual([]);
  },
);

test('with a void and refunds at once, one side wins', async () => {
  const token = await tokenOf(api.open);
  const sales = await many(10, () => sell(manager, { token, amount: 10 }));
  await Promise.all(
    sales.map(async ({ body: { transactionId } }) => {
      const [voided, ...refunds] = await Promise.all([
        act(manager, 'void', transactionId),
        act(manager, 'refund', transactionId, { amount: 5 }),
        act(manager, 'refund', transactionId, { amount: 5 }),
      ]);
      const isVoided = voided.status === 200;
      expect(statusesOf(refunds).includes(200)).toBe(!isVoided);
      const shown = await manager.get(`reporting/transactions/${transactionId}/timeline`);
      expect(shown.body.transaction.status === 'voided').toBe(isVoided);
    }),
  );
});

test('an authorization is captured once, even with many captures at once [PAY-16]', async () => {
  const token = await tokenOf(api.open);
  const auth = await sell(manager, { token, amount: 40, capture: false });
  const responses = await many(8, () => act(manager, 'capture', auth.body.transactionId));
  expect(statusesOf(responses).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409, 409, 409, 409, 409,
  ]);
});

test('settlement during refunds and voids keeps all totals right', async () => {
  const token = await tokenOf(api.open);
  const sales = await many(10, () => sell(manager, { token, amount: 10 }));
  await Promise.all([
    ...sales.map(({ body }, index) =>
      act(manager, index % 2 ? 'void' : 'refund', body.transactionId),
    ),
    manager.control('settle'),
    manager.control('settle'),
  ]);
  await manager.control('settle');
  for (const { body } of sales) {
    const shown = await manager.get(`reporting/transactions/${body.transactionId}/timeline`);
    expect(['settled', 'refunded', 'voided']).toContain(shown.body.transaction.status);
  }
});
