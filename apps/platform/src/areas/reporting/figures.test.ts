import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { testPlan } from '../../../test/plan.ts';
import { act, sell } from '../../../test/sale.ts';
import type { TestSession } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { mergeTallies } from './merge-tallies.ts';
import { hasWholeHours } from './whole-hours.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const provider = usePerson(api, 'provider@harbor');

/** The same figures, counted from the operations. */
async function counted(condition: string): Promise<unknown> {
  const of = (
    which: string,
    amount = "case outcome when 'success' then coalesce(nullif(approved_amount, 0), amount) else amount end",
  ) =>
    `count(*) filter (where ${which})::int as count, coalesce(sum(${amount}) filter (where ${which}), 0)::bigint`;
  const one = async (which: string, amount?: string) => {
    const text = `select ${of(which, amount)} as amount from transactions where facilitator_id = 'harbor' and ${condition}`;
    const { rows } = await api.open.pool.query<{ count: number; amount: string }>(text);
    return { count: rows[0]?.count, amount: Number(rows[0]?.amount) / 100 };
  };
  const card = "outcome = 'success' and payment_type <> 'eCheck'";
  return {
    sales: await one(`captured_amount > 0 and ${card}`, 'captured_amount'),
    authorizations: await one("operation = 'auth' and outcome = 'success'"),
    refunds: await one(`operation = 'refund' and ${card}`),
    chargebacks: await one("operation = 'chargeback' and outcome = 'success'"),
    declined: await one("status = 'declined'"),
    voided: await one("operation = 'void' and outcome = 'success'"),
  };
}

const statistics = async (session: TestSession, query = '') =>
  (await session.get(`reporting/transactions/stats${query}`)).body;

const itsProducts = `sp_product_id in (select sp_product_id from sp_products where facilitator_id = 'harbor')`;

describe('figures from hourly totals', () => {
  test('equal those of the operations, in any period', async () => {
    const end = testPlan.anchor.getTime();
    const moment = fc.integer({ min: end - 400 * 86_400_000, max: end + 86_400_000 });
    await fc.assert(
      fc.asyncProperty(moment, moment, fc.boolean(), async (one, other, isWhole) => {
        const round = (at: number) => (isWhole ? Math.floor(at / 3_600_000) * 3_600_000 : at);
        const [from, to] = [Math.min(one, other), Math.max(one, other)].map((at) =>
          new Date(round(at)).toISOString(),
        );
        const span = `created_at >= '${from}' and created_at < '${to}'`;
        expect(await statistics(admin, `?from=${from}&to=${to}`)).toEqual(await counted(span));
      }),
      { numRuns: 40 },
    );
  });

  test('include every sale, decline and refund at once, and stay the same when totals are merged', async () => {
    const manager = await api.signIn('manager@harbor');
    const token = await tokenOf(api.open);
    const sale = await sell(manager, { token, amount: 80 });
    await sell(manager, { token, amount: 81 });
    await sell(manager, { token, amount: 2000 });
    await sell(manager, { token, amount: 90, capture: false });
    await act(manager, 'refund', sale.body.transactionId, { amount: 15 });
    expect(await statistics(admin)).toEqual(await counted('true'));
    expect(await mergeTallies(api.open.database)).toBeGreaterThan(0);
    expect(await statistics(admin)).toEqual(await counted('true'));
    expect(await mergeTallies(api.open.database)).toBe(0);
  });

  test('are recomputed only for an account’s changed periods', async () => {
    const { pool, database } = api.open;
    const manager = await api.signIn('manager@harbor');
    await mergeTallies(database);
    await sell(manager, { token: await tokenOf(api.open), amount: 82 });
    const places = async (condition: string) => {
      const { rows } = await pool.query<{ place: string }>(
        `select ctid::text as place from transaction_tallies where ${condition} order by 1`,
      );
      return rows.map(({ place }) => place);
    };
    const touched = `(facilitator_id, unit, hour, coalesce(sub_merchant_id, '')) in (
      select facilitator_id, unit, hour, coalesce(sub_merchant_id, '') from transaction_tallies where not is_sum)`;
    const before = await places('true');
    const changed = await places(touched);
    expect(changed.length).toBeGreaterThan(0);
    await mergeTallies(database, 2);
    const after = new Set(await places('true'));
    expect(before.filter((place) => !after.has(place))).toEqual(changed);
  });

  test('are merged completely in one run, even if a whole statement cancels out', async () => {
    const { pool, database } = api.open;
    await mergeTallies(database);
    const differences = async () => {
      const { rows } = await pool.query<{ hour: Date; count: number }>(
        'select hour, count from transaction_tallies where not is_sum order by hour, count',
      );
      return rows;
    };
    const add = (hours: readonly string[], count: number) =>
      pool.query(
        `insert into transaction_tallies (facilitator_id, sp_product_id, hour, operation, payment_type,
           outcome, status, provider, count, captured, shown)
         select 'nobody', 'nothing', hour, 'sale', 'creditCard', 'success', 'other', 'simulator', $2::int, $2::int, $2::int
         from unnest($1::timestamptz[]) as hours (hour)`,
        [hours, count],
      );
    const undone = ['2020-01-01T00:00Z', '2020-01-01T01:00Z', '2020-01-01T02:00Z'];
    const last = '2020-01-01T03:00Z';
    await add([...undone, last], 1);
    await add(undone, -1);
    expect(await differences()).toHaveLength(7);
    expect(await mergeTallies(database, 2)).toBe(1);
    expect(await differences()).toEqual([]);
    const { rows } = await pool.query<{ hour: Date; count: number }>(
      "select hour, count, is_sum from transaction_tallies where facilitator_id = 'nobody'",
    );
    expect(rows).toEqual([{ hour: new Date(last), count: 1, is_sum: true }]);
  });

  test('include only a provider’s own products', async () => {
    const scoped = await api.open.database.execute<{ ids: string }>(
      sql`select place_id as ids from memberships where user_id = 'usr_harbor_provider'`,
    );
    expect(scoped.rows).toHaveLength(1);
    const own = `sp_product_id in (select place_id from memberships where user_id = 'usr_harbor_provider')`;
    expect(await statistics(provider)).toEqual(await counted(own));
    expect(await statistics(admin)).toEqual(await counted(itsProducts));
  });

  test('give the same chart from totals as from operations', async () => {
    const chart = async (zone: string) => {
      const { body } = await admin.get(
        'reporting/transactions/charts/monthly?from=2025-06-01T00:00:00Z&to=2026-03-01T00:00:00Z',
        { 'time-zone': zone },
      );
      const [amounts, counts] = body.series;
      const sum = (points: { value: number }[]) =>
        points.reduce((total, { value }) => total + Math.round(value * 100), 0);
      return [sum(amounts.points), sum(counts.points)];
    };
    expect(await chart('America/New_York')).toEqual(await chart('Asia/Kolkata'));
  });
});

test.each([
  ['UTC', true],
  ['America/New_York', true],
  ['Asia/Kolkata', false],
  ['Asia/Kathmandu', false],
  ['Australia/Lord_Howe', false],
  ['Pacific/Kiritimati', true],
])('hours in %s start with those of UTC: %s', (zone, isWhole) => {
  expect(hasWholeHours(zone, {})).toBe(isWhole);
});

test('card payments are counted as approved or declined, each once, with the reasons of the declined', async () => {
  const manager = await api.signIn('manager@harbor');
  const token = await tokenOf(api.open);
  const decided = async () => (await manager.get('reporting/transactions/authorizations')).body;
  const ofReasons = (body: Awaited<ReturnType<typeof decided>>): number =>
    body.reasons.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  const before = await decided();
  const sale = await sell(manager, { token, amount: 80 });
  await sell(manager, { token, amount: 90, capture: false });
  await sell(manager, { token, amount: 2000 });
  await act(manager, 'void', sale.body.transactionId);
  const after = await decided();
  // A sale that is voided later still counts as approved, and the void isn't another decision.
  expect(after.approved - before.approved).toBe(2);
  expect(after.declined - before.declined).toBe(1);
  expect(ofReasons(after) - ofReasons(before)).toBe(1);
  const { rows } = await api.open.pool.query<{ count: number }>(
    `select count(*)::int as count from transactions
     where facilitator_id = 'harbor' and status = 'declined' and payment_type <> 'eCheck'
     group by response_code, response_message order by 1 desc limit 10`,
  );
  const ofAdmin = (await admin.get('reporting/transactions/authorizations')).body;
  expect(ofAdmin.approved).toBeGreaterThan(after.approved);
  expect(ofAdmin.reasons.map(({ count }: { count: number }) => ({ count }))).toEqual(rows);
});
