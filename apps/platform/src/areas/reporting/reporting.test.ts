import { cents } from '@payfac/domain/money';
import { describe, expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import { tokenOf } from '../../../test/cards.ts';
import { accountOf, act, saleBody, sell } from '../../../test/sale.ts';
import type { TestSession } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { writtenColumns } from '../../../test/written-columns.ts';
import { Lease } from '../../processors/leased.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const manager = usePerson(api, 'manager@harbor');

interface Point {
  readonly at: string;
  readonly value: number;
}

const chart = async (period: string, query: string, zone = 'UTC') => {
  const { body, status } = await admin.get(`reporting/transactions/charts/${period}?${query}`, {
    'time-zone': zone,
  });
  const points = (name: string): Point[] =>
    body.series.find((series: { name: string }) => series.name === name).points;
  return {
    status,
    body,
    amounts: status === 200 ? points('Amount') : [],
    counts: status === 200 ? points('Count') : [],
  };
};

const sum = (points: readonly Point[]): number =>
  points.reduce((total, { value }) => total + Math.round(value * 100), 0) / 100;

describe('charts', () => {
  const quarter = 'from=2026-01-01T00:00:00.000Z&to=2026-04-01T00:00:00.000Z';

  test.each(['hourly', 'daily', 'weekly', 'monthly'])(
    '%s buckets add up to the totals',
    async (period) => {
      const span =
        period === 'hourly' ? 'from=2026-03-01T00:00:00.000Z&to=2026-03-18T00:00:00.000Z' : quarter;
      const { amounts, counts } = await chart(period, span);
      const totals = await admin.get(`reporting/totals/cc?${span}`);
      expect(sum(amounts)).toBe(totals.body.amount);
      expect(sum(counts)).toBe(totals.body.count);
      expect(totals.body.count).toBeGreaterThan(0);
    },
  );

  test('have every bucket of the period, with zero for those without payments', async () => {
    const { counts } = await chart(
      'daily',
      'from=2020-02-27T00:00:00.000Z&to=2020-03-02T12:00:00.000Z',
    );
    expect(counts).toEqual(
      ['02-27', '02-28', '02-29', '03-01', '03-02'].map((day) => ({
        at: `2020-${day}T00:00:00.000Z`,
        value: 0,
      })),
    );
  });

  test('split days in the caller’s time zone, even at clock changes', async () => {
    const span = 'from=2026-03-07T05:00:00.000Z&to=2026-03-10T04:00:00.000Z';
    const { counts } = await chart('daily', span, 'America/New_York');
    expect(counts.map(({ at }) => at)).toEqual([
      '2026-03-07T05:00:00.000Z',
      '2026-03-08T05:00:00.000Z',
      '2026-03-09T04:00:00.000Z',
    ]);
    const kathmandu = await chart('daily', span, 'Asia/Kathmandu');
    expect(kathmandu.counts[0]?.at).toBe('2026-03-06T18:15:00.000Z');
    expect(sum(kathmandu.counts)).toBe(sum(counts));
    const hours = await chart(
      'hourly',
      'from=2026-11-01T04:00:00.000Z&to=2026-11-01T08:00:00.000Z',
      'America/New_York',
    );
    expect(hours.counts).toHaveLength(4);
  });

  test('of one operation count only that one', async () => {
    const refunds = await chart('monthly', `${quarter}&operation=refund`);
    const totals = await admin.get(`reporting/totals/refunds?${quarter}`);
    expect([sum(refunds.amounts), sum(refunds.counts)]).toEqual([
      totals.body.amount,
      totals.body.count,
    ]);
  });

  test('refuse a period with too many points', async () => {
    const { status, body } = await chart('hourly', 'from=2020-01-01T00:00:00.000Z');
    expect([status, body.errors[0].path]).toEqual([400, 'from']);
  });

  test('without dates reach from the first payment to now', async () => {
    const { counts } = await chart('monthly', '');
    const totals = await admin.get('reporting/totals/cc');
    expect(sum(counts)).toBe(totals.body.count);
    expect(counts[0]?.value).toBeGreaterThan(0);
  });
});

describe('figures', () => {
  test('count what happened, each in its own tally', async () => {
    const scope = `subMerchantId=${accountOf(manager)}`;
    const figures = async () => (await manager.get(`reporting/transactions/stats?${scope}`)).body;
    const before = await figures();
    const token = await tokenOf(api.open);
    const sale = await sell(manager, { token, amount: 100 });
    await act(manager, 'refund', sale.body.transactionId, { amount: 30 });
    const voided = await sell(manager, { token, amount: 50 });
    await act(manager, 'void', voided.body.transactionId);
    const auth = await sell(manager, { token, amount: 70, capture: false });
    await act(manager, 'capture', auth.body.transactionId, { amount: 60 });
    await sell(manager, { token: await tokenOf(api.open, '4000000000000002'), amount: 20 });
    const after = await figures();
    const difference = (name: string) => [
      after[name].count - before[name].count,
      Math.round((after[name].amount - before[name].amount) * 100) / 100,
    ];
    expect(difference('sales')).toEqual([2, 160]);
    expect(difference('refunds')).toEqual([1, 30]);
    expect(difference('voided')).toEqual([1, 50]);
    expect(difference('authorizations')).toEqual([1, 70]);
    expect(difference('declined')).toEqual([1, 20]);
    expect(difference('chargebacks')).toEqual([0, 0]);
  });

  test('include the start of the period, and exclude its end', async () => {
    const sale = await sell(manager, { token: await tokenOf(api.open) });
    const at = sale.body.createdAt;
    const next = new Date(Date.parse(at) + 1).toISOString();
    const count = async (from: string, to: string) =>
      (await manager.get(`reporting/totals/cc?from=${from}&to=${to}`)).body.count;
    expect(await count(at, next)).toBe(1);
    expect(await count(next, '2099-01-01T00:00:00.000Z')).toBe(0);
    const spring = '2026-03-01T00:00:00.000Z';
    expect(await count(spring, at)).toBe((await count(spring, next)) - 1);
  });
});

describe('a payment held for review', () => {
  /** A payment that the processor approved and a rule held, so none of it is posted yet. */
  const held = async (transactionId: string): Promise<string> => {
    const { rows } = await api.open.pool.query(
      `insert into transactions (${writtenColumns()})
       select ${writtenColumns('made')} from (
         select * from transactions
         where facilitator_id = 'harbor' and operation = 'sale' and status = 'settled'
           and payment_type <> 'eCheck' limit 1
       ) as one, lateral jsonb_populate_record(null::transactions, to_jsonb(one) ||
         jsonb_build_object('transaction_id', $1::text, 'root_transaction_id', $1::text,
           'processor_reference', 'ref_' || $1::text, 'status', 'for-review', 'captured_amount', 0,
           'refunded_amount', 0, 'settled_at', null, 'batch_id', null, 'fee_amount', null)) as made
       returning amount`,
      [transactionId],
    );
    const lease = new Lease(`ref_${transactionId}`, () => Promise.resolve(true));
    await api.services.processorOf('simulator')?.send(lease, {
      kind: 'sale',
      merchantId: 'held',
      amount: cents(Number(rows[0].amount)),
      card: { behavior: null, cvvBehavior: null },
    });
    return transactionId;
  };

  const setStatus = (session: TestSession, id: string, status: string) =>
    session.call(`backoffice/transactions/status/${id}`, { method: 'PUT', body: { status } });

  test('is charged when approved and released when rejected, only by an admin [PAY-03]', async () => {
    const approved = await held('txn900000000001');
    expect((await setStatus(manager, approved, 'processing')).status).toBe(403);
    expect((await act(admin, 'void', approved)).status).toBe(409);
    expect((await setStatus(admin, approved, 'settled')).status).toBe(409);
    const taken = await setStatus(admin, approved, 'processing');
    expect(taken.body.status).toBe('processing');
    expect(taken.body.capturedAmount).toBe(taken.body.authorizedAmount);
    expect((await setStatus(admin, approved, 'processing')).body.message).toBe(
      'Invalid Transaction Status',
    );
    const timeline = await admin.get(`reporting/transactions/${approved}/timeline`);
    expect(timeline.body.data.at(-1)).toMatchObject({
      event: 'review-approved',
      actor: 'admin@harbor',
    });

    const rejected = await held('txn900000000002');
    const given = await setStatus(admin, rejected, 'voided');
    expect(given.body).toMatchObject({ status: 'voided', capturedAmount: 0 });
    const after = await admin.get(`reporting/transactions/${rejected}/timeline`);
    // Not the processor's response to the void, which is 'Approved'.
    expect(after.body.data.at(-1)).toMatchObject({
      event: 'review-rejected',
      detail: 'Voided after review',
    });
  });
});

test('edits other than money are logged, and amounts and cards never change [PAY-27]', async () => {
  const sale = await sell(manager, { token: await tokenOf(api.open) });
  const id = sale.body.transactionId;
  const edit = (body: unknown) =>
    manager.call(`backoffice/transactions/${id}`, { method: 'PUT', body });
  const edited = await edit({ invoiceNumber: 'INV-9', description: 'Two lamps' });
  expect(edited.body).toEqual({ ...sale.body, invoiceNumber: 'INV-9', description: 'Two lamps' });
  expect((await edit({ invoiceNumber: 'INV-9' })).status).toBe(200);
  expect((await edit({ description: null })).body.description).toBeNull();
  expect((await edit({ amount: 1 })).status).toBe(400);
  const timeline = await manager.get(`reporting/transactions/${id}/timeline`);
  expect(
    timeline.body.data.map(({ event, detail, amount }: Record<string, unknown>) => [
      event,
      detail,
      amount,
    ]),
  ).toEqual([
    ['approved', 'Approved', 120],
    ['edited', 'Invoice number: none → INV-9; Description: none → Two lamps', null],
    ['edited', 'Description: Two lamps → none', null],
  ]);
});

test('a payment with texts of maximum length is accepted, and found by them', async () => {
  const [cardHolderName, invoiceNumber] = ['𐐀'.repeat(59) + '𐐟z', '𐐨'.repeat(20)];
  const body = saleBody(manager, { token: await tokenOf(api.open) });
  const sale = await manager.pay(
    'backoffice/transactions/creditcard/sale',
    { ...body, cardHolderName, invoiceNumber },
    newKey(),
  );
  expect(sale.status).toBe(200);
  for (const text of ['𐐟z', '/^𐐀+𐐟z$/', '/𐐨{20}/']) {
    const found = await manager.get(
      `reporting/transactions?singleSearch=${encodeURIComponent(text)}`,
    );
    expect(found.body.data).toEqual([expect.objectContaining({ cardHolderName, invoiceNumber })]);
  }
});

test('sorting by amount uses the shown sign: refunds are negative, and come first', async () => {
  const query = 'pageSize=20&operation=sale&operation=refund&outcome=success';
  const rowsBy = async (sort: string): Promise<readonly { operation: string; amount: number }[]> =>
    (await admin.get(`reporting/transactions?${query}&sort=${sort}`)).body.data;
  const rising = await rowsBy('amount');
  expect(new Set(rising.map(({ operation }) => operation))).toEqual(new Set(['refund']));
  const refunded = rising.map(({ amount }) => amount);
  expect(refunded).toEqual(refunded.toSorted((a, b) => b - a));
  const falling = await rowsBy('-amount');
  expect(new Set(falling.map(({ operation }) => operation))).toEqual(new Set(['sale']));
});
