import { type Figure, figureRows, figures } from '@payfac/domain/transactions';
import { describe, expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { parseCsv } from '../../../test/csv.ts';
import { testPlan } from '../../../test/plan.ts';
import { accountOf, act, sell } from '../../../test/sale.ts';
import type { TestSession } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { openDispute } from '../disputes/open.ts';
import { findTransaction } from '../transactions/store.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const manager = usePerson(api, 'manager@harbor');

const queryOf = (query: Readonly<Record<string, string | readonly string[] | undefined>>): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (value === undefined ? [] : [value].flat()).map((one): [string, string] => [name, one]),
    ),
  ).toString();

const list = (session: TestSession, query: Parameters<typeof queryOf>[0]) =>
  session.get(`reporting/transactions?${queryOf(query)}`);
const stats = async (session: TestSession, query: Parameters<typeof queryOf>[0]) =>
  (await session.get(`reporting/transactions/stats?${queryOf(query)}`)).body;
const columnSum = async (
  session: TestSession,
  query: Parameters<typeof queryOf>[0],
  column: string,
): Promise<number> => {
  const { text } = await list(session, { ...query, export: 'csv' });
  const [header = [], ...rows] = parseCsv(text);
  const place = header.indexOf(column);
  expect(place).toBeGreaterThanOrEqual(0);
  return rows.reduce((sum, row) => sum + Math.round(Number(row[place]) * 100), 0) / 100;
};

const day = (daysBack: number): string =>
  new Date(testPlan.anchor.getTime() - daysBack * 86_400_000).toISOString();

/** A partial approval, a partial capture, a partial refund, a void, a decline and a failed refund. */
const busyDay = async (): Promise<void> => {
  const token = await tokenOf(api.open);
  await sell(manager, { token, amount: 12.34, zip: '46225' });
  const auth = await sell(manager, { token, amount: 50, capture: false });
  await act(manager, 'capture', auth.body.transactionId, { amount: 5 });
  const refunded = await sell(manager, { token, amount: 62.75 });
  await act(manager, 'refund', refunded.body.transactionId, { amount: 52.75 });
  const voided = await sell(manager, { token, amount: 30 });
  await act(manager, 'void', voided.body.transactionId);
  await sell(manager, { token: await tokenOf(api.open, '4000000000000002'), amount: 20 });
};

describe('a figure, its list and the sum of its export', () => {
  const spans = [{ from: day(30), to: day(-1) }, { from: day(400), to: day(10) }, {}];

  test.each(figures)('agree for %s', async (figure: Figure) => {
    await busyDay();
    const accounts = [
      { session: admin, scope: {} },
      { session: admin, scope: { provider: 'simulator' } },
      { session: manager, scope: { subMerchantId: accountOf(manager) } },
    ];
    for (const { session, scope } of accounts) {
      for (const span of spans) {
        const drill = { ...figureRows[figure], ...span, ...scope };
        const counted = (await stats(session, { ...span, ...scope }))[figure];
        const rows = await list(session, { ...drill, pageSize: '1' });
        expect(rows.body.count).toBe(counted.count);
        const { totals } = await stats(session, drill);
        expect([totals.count, Math.abs(totals.amount)]).toEqual([counted.count, counted.amount]);
        expect(Math.abs(await columnSum(session, drill, 'Amount'))).toBe(counted.amount);
      }
    }
  });
});

test('a payment’s row shows what was paid, and all rows add up to the totals', async () => {
  const token = await tokenOf(api.open);
  const partial = await sell(manager, { token, amount: 12.34, zip: '46225' });
  const auth = await sell(manager, { token, amount: 50, capture: false });
  await act(manager, 'capture', auth.body.transactionId, { amount: 5 });
  const refunded = await sell(manager, { token, amount: 62.75 });
  await act(manager, 'refund', refunded.body.transactionId, { amount: 52.75 });
  const row = async (id: string) =>
    (await list(manager, { view: 'payments', transactionId: id })).body.data[0];
  expect(await row(partial.body.transactionId)).toMatchObject({
    amount: 12.34,
    authorizedAmount: 1.23,
    capturedAmount: 1.23,
    netAmount: 1.23,
    refundableAmount: 1.23,
  });
  expect(await row(auth.body.transactionId)).toMatchObject({ capturedAmount: 5, netAmount: 5 });
  expect(await row(refunded.body.transactionId)).toMatchObject({
    capturedAmount: 62.75,
    refundedAmount: 52.75,
    disputedAmount: 0,
    netAmount: 10,
    refundableAmount: 10,
  });
  const payments = { view: 'payments', subMerchantId: accountOf(manager) };
  const { totals } = await stats(manager, payments);
  for (const [column, total] of [
    ['Captured', totals.captured],
    ['Refunded', totals.refunded],
    ['Disputed', totals.disputed],
    ['Net before fees', totals.net],
  ] as const) {
    expect(await columnSum(manager, payments, column)).toBe(total);
  }
  const { body } = await list(manager, payments);
  expect(body.data.map(({ operation }: { operation: string }) => operation)).not.toContain(
    'refund',
  );
});

test('a payment’s row equals the opened payment, including its signed amount', async () => {
  await busyDay();
  const { body } = await list(manager, { view: 'payments', pageSize: '50' });
  const isPart = ({ amount, signedAmount }: Record<string, number>) => amount !== signedAmount;
  expect(body.data.filter(isPart).length).toBeGreaterThan(1);
  for (const row of body.data) {
    const opened = await manager.get(`reporting/transactions/${row.transactionId}/timeline`);
    expect([opened.body.transaction, opened.body.subject]).toEqual([row, row]);
  }
});

test('a chargeback lowers what was paid, and a won dispute returns it', async () => {
  const { database } = api.open;
  const { rows } = await api.open.pool.query<{ id: string }>(
    `select transaction_id as id from transactions where facilitator_id = 'harbor' and operation = 'sale'
     and status = 'settled' and payment_type <> 'eCheck' and disputed_amount = 0 limit 1`,
  );
  const id = rows[0]?.id ?? '';
  const payment = await findTransaction(database, id);
  if (!payment) throw new Error('The seed has no settled payment.');
  const now = await api.services.clock.now();
  await openDispute(database, payment, { kind: 'dispute.opened', reason: 'fraudulent' }, now);
  const { body } = await list(admin, { view: 'payments', transactionId: id });
  expect(body.data[0]).toMatchObject({
    status: 'charged-back',
    disputedAmount: body.data[0].capturedAmount,
    netAmount: 0,
    refundableAmount: 0,
  });
});

test('a row with its own ID opens beside its payment, with approved amounts', async () => {
  const token = await tokenOf(api.open);
  const sale = await sell(manager, { token, amount: 62.75 });
  const refund = await act(manager, 'refund', sale.body.transactionId, { amount: 52.75 });
  const opened = await manager.get(`reporting/transactions/${refund.body.transactionId}/timeline`);
  expect(opened.body.subject).toMatchObject({
    transactionId: refund.body.transactionId,
    operation: 'refund',
    amount: 52.75,
  });
  expect(opened.body.transaction.transactionId).toBe(sale.body.transactionId);
  const partial = await sell(manager, { token, amount: 12.34, zip: '46225' });
  const told = await manager.get(`reporting/transactions/${partial.body.transactionId}/timeline`);
  expect(told.body.subject).toEqual(told.body.transaction);
  expect(told.body.data[0].amount).toBe(1.23);
});

describe('the search box', () => {
  test('finds a payment by everything in its row', async () => {
    const token = await tokenOf(api.open);
    const sale = await sell(manager, { token, amount: 1685.88 });
    const { transactionId, authCode, accountName } = sale.body;
    const invoiceNumber = 'QX-77120';
    await manager.call(`backoffice/transactions/${transactionId}`, {
      method: 'PUT',
      body: { invoiceNumber },
    });
    const digits = transactionId.slice(3).replace(/^0+/, '');
    const texts = [
      `txn${digits}`,
      `TXN${digits}`,
      transactionId,
      digits,
      '1685.88',
      '$1,685.88',
      authCode,
      invoiceNumber,
      accountName,
      '4242',
    ];
    for (const singleSearch of texts) {
      const { body } = await list(manager, { singleSearch });
      const ids = body.data.map((row: { transactionId: string }) => row.transactionId);
      expect(ids, singleSearch).toContain(transactionId);
    }
    expect((await list(manager, { singleSearch: `txn${digits}` })).body.count).toBe(1);
  });
});

test('sorting by amount uses the shown sign, and exports have it', async () => {
  const token = await tokenOf(api.open);
  const sale = await sell(manager, { token, amount: 99_000 });
  await act(manager, 'refund', sale.body.transactionId, { amount: 98_000 });
  const query = { subMerchantId: accountOf(manager), pageSize: '3' };
  const least = await list(manager, { ...query, sort: 'amount' });
  expect(least.body.data[0]).toMatchObject({ operation: 'refund', amount: 98_000 });
  const next = await list(manager, { ...query, sort: 'amount', cursor: least.body.nextCursor });
  expect(next.body.data).toHaveLength(3);
  const most = await list(manager, { ...query, sort: '-amount' });
  expect(most.body.data[0]).toMatchObject({ operation: 'sale', amount: 99_000 });
  const refunds = { subMerchantId: accountOf(manager), operation: 'refund', outcome: 'success' };
  expect(await columnSum(manager, refunds, 'Amount')).toBe(
    -(await stats(manager, { subMerchantId: accountOf(manager) })).refunds.amount,
  );
});

test('a card’s last digits keep their leading zeros in an export, as text', async () => {
  const token = await tokenOf(api.open);
  const { body } = await sell(manager, { token, amount: 21.07 });
  const { transactionId } = body;
  await api.open.pool.query("update transactions set last4 = '0042' where transaction_id = $1", [
    transactionId,
  ]);
  const { text } = await list(manager, { transactionId, export: 'csv' });
  const [header = [], row = []] = parseCsv(text);
  expect(row[header.indexOf('Card')]).toBe("'0042");
});
