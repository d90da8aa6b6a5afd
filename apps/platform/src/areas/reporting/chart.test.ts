import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/api.ts';
import type { TestSession } from '../../../test/session.ts';
import { mergeTallies } from './merge-tallies.ts';

let api: TestApi;
let admin: TestSession;
let manager: TestSession;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn('admin@harbor');
  manager = await api.signIn('manager@harbor');
});

afterAll(async () => {
  expect(api.problems).toEqual([]);
  await api.close();
});

interface Point {
  readonly at: string;
  readonly value: number;
}

/** The nonempty buckets, counted from the operations by a zone's calendar. */
async function counted(unit: string, zone: string, condition: string): Promise<Point[]> {
  const { rows } = await api.open.pool.query<{ at: Date; value: number }>(
    `select date_trunc('${unit}', created_at, '${zone}') as at, count(*)::int as value from transactions
     where facilitator_id = 'harbor' and captured_amount > 0 and outcome = 'success'
       and payment_type <> 'eCheck' and ${condition} group by 1 order by 1`,
  );
  return rows.map(({ at, value }) => ({ at: at.toISOString(), value }));
}

const filled = (points: readonly Point[]): Point[] =>
  points
    .filter(({ value }) => value !== 0)
    .map(({ at, value }) => ({ at: new Date(at).toISOString(), value }));

const zones = ['UTC', 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata'];
const periods = [
  ['monthly', 'month'],
  ['weekly', 'week'],
  ['daily', 'day'],
] as const;

test.each(zones.flatMap((zone) => periods.map(([period, unit]) => [period, unit, zone] as const)))(
  'a %s chart has every operation in its %s of %s',
  async (period, unit, zone) => {
    const headers = { 'time-zone': zone };
    const path = `reporting/transactions/charts/${period}`;
    const all = await admin.get(path, headers);
    const operations = await counted(unit, zone, 'true');
    expect(filled(all.body.series[1].points)).toEqual(operations);
    // Without dates, the chart begins with the first operation.
    expect(filled(all.body.series[1].points.slice(0, 1))).toEqual(operations.slice(0, 1));

    const [from, to] = ['2025-07-14T09:20:00Z', '2025-12-03T22:45:00Z'];
    const some = await admin.get(`${path}?from=${from}&to=${to}`, headers);
    const inSpan = `created_at >= '${from}' and created_at < '${to}'`;
    expect(filled(some.body.series[1].points)).toEqual(await counted(unit, zone, inSpan));

    const own = await manager.get(path, headers);
    const isOwn = `sub_merchant_id in (select place_id from memberships join users using (user_id) where username = 'manager@harbor')`;
    expect(filled(own.body.series[1].points)).toEqual(await counted(unit, zone, isOwn));
  },
);

test('a chart starts with the first remaining payments if those of the first month changed', async () => {
  const own = `sub_merchant_id in (select place_id from memberships join users using (user_id) where username = 'manager@harbor')`;
  const { pool, database } = api.open;
  const { rows } = await pool.query<{ ids: string[]; month: Date }>(
    `with first as (select date_trunc('month', min(created_at), 'UTC') as month from transactions
       where ${own} and captured_amount > 0 and outcome = 'success')
     select month, array_agg(transaction_id) as ids from transactions, first
     where ${own} and outcome = 'success' and created_at < month + interval '1 month' group by month`,
  );
  const [first] = rows;
  if (!first) throw new Error('The merchant has no payments.');
  const { ids, month } = first;
  const become = (outcome: string) =>
    pool.query('update transactions set outcome = $1 where transaction_id = any ($2)', [
      outcome,
      ids,
    ]);
  await become('failed');
  await mergeTallies(database);
  // Months are merged after their hours, so a month that sums to zero may remain for a moment.
  await pool.query(
    `insert into transaction_tallies (facilitator_id, sp_product_id, hour, operation, payment_type, outcome,
       status, provider, count, captured, shown, sub_merchant_id, unit)
     select facilitator_id, sp_product_id, $1, operation, payment_type, outcome, status, provider, 0, 0, 0,
       sub_merchant_id, unit from transaction_tallies
     where ${own} and unit = 'month' and operation = 'sale' and outcome = 'success' limit 1`,
    [month],
  );
  const { body } = await manager.get('reporting/transactions/charts/weekly', {
    'time-zone': 'UTC',
  });
  const left = await counted('week', 'UTC', own);
  await become('success');
  expect(left.length).toBeGreaterThan(0);
  expect(filled(body.series[1].points)).toEqual(left);
  expect(filled(body.series[1].points.slice(0, 1))).toEqual(left.slice(0, 1));
});

const sums = ({ body }: { body: { series: readonly { points: readonly Point[] }[] } }) =>
  body.series.map(({ points }) =>
    Number(points.reduce((sum, { value }) => sum + value, 0).toFixed(2)),
  );

test.each([
  ['', ''],
  ['cardBrand=visa', 'cardBrand=visa'],
  ['view=payments&amountMin=50&amountMax=200', 'amountMin=50&amountMax=200&view=payments'],
  ['view=payments&operation=refund', 'operation=refund&view=payments'],
  ['singleSearch=4242', 'singleSearch=4242'],
])('a chart of the list’s query %s adds up to its card sales', async (query, list) => {
  const [amount, count] = sums(await admin.get(`reporting/transactions/charts/monthly?${query}`));
  const rows = await everyRow(list);
  const sales = rows.filter(
    ({ operation, capturedAmount, paymentType }) =>
      ['sale', 'auth'].includes(operation) && capturedAmount > 0 && paymentType !== 'eCheck',
  );
  expect(count).toBe(sales.length);
  expect(count).toBeGreaterThan(0);
  const captured = sales.reduce((sum, { capturedAmount }) => sum + capturedAmount, 0);
  expect(amount).toBeCloseTo(captured, 2);
});

test('a chart of everything adds up to the dashboard', async () => {
  const [amount, count] = sums(
    await admin.get('reporting/transactions/charts/daily?view=payments'),
  );
  expect((await admin.get('reporting/totals/cc')).body).toEqual({ count, amount });
});

interface Row {
  readonly operation: string;
  readonly capturedAmount: number;
  readonly paymentType: string;
}

async function everyRow(query: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await admin.get(`reporting/transactions?${query}&pageSize=100&page=${page}`);
    rows.push(...body.data);
    if (body.data.length < 100) return rows;
  }
}
