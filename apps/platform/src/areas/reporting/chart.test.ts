import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/api.ts';
import type { TestSession } from '../../../test/session.ts';

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

/** The buckets that hold something, counted from the operations by the calendar of a zone. */
async function counted(unit: string, zone: string, condition: string): Promise<Point[]> {
  const { rows } = await api.open.pool.query<{ at: Date; value: number }>(
    `select date_trunc('${unit}', created_at, '${zone}') as at, count(*)::int as value from transactions
     where facilitator_id = 'harbor' and operation in ('sale', 'capture') and outcome = 'success'
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
    expect(filled(all.body.series[1].points)).toEqual(await counted(unit, zone, 'true'));

    const [from, to] = ['2025-07-14T09:20:00Z', '2025-12-03T22:45:00Z'];
    const some = await admin.get(`${path}?from=${from}&to=${to}`, headers);
    const inSpan = `created_at >= '${from}' and created_at < '${to}'`;
    expect(filled(some.body.series[1].points)).toEqual(await counted(unit, zone, inSpan));

    const own = await manager.get(path, headers);
    const isOwn = `sub_merchant_id = any (select unnest(sub_merchant_ids) from users where username = 'manager@harbor')`;
    expect(filled(own.body.series[1].points)).toEqual(await counted(unit, zone, isOwn));
  },
);
