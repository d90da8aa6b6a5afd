import { expect, it } from 'vitest';
import { testPlan } from '../../../test/database.ts';
import { useTestDatabase } from '../../../test/use.ts';
import { settleDue } from '../../areas/settlement/settle.ts';
import { ledgerViolations } from '../../kernel/ledger/laws.ts';
import { topUp } from './top-up.ts';

const open = useTestDatabase();

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const after = (milliseconds: number) => new Date(testPlan.anchor.getTime() + milliseconds);

const one = async (text: string, values: unknown[] = []): Promise<unknown> =>
  (await open.pool.query({ text, values, rowMode: 'array' })).rows[0]?.[0];

const paymentsBetween = (from: Date, until: Date) =>
  one(
    `select count(*)::int from transactions
     where transaction_id = root_transaction_id and created_at >= $1 and created_at < $2`,
    [from, until],
  );

it('has nothing left to settle in a fresh seed', async () => {
  expect(await settleDue(open.database, testPlan.anchor)).toBe(0);
});

it('adds nothing after a short absence', async () => {
  expect(await topUp(open.pool, after(hourMs / 2))).toBe(0);
});

it('adds the days since, and leaves existing data alone', async () => {
  const text = `select md5(string_agg(t::text, '|' order by transaction_id)) from transactions t where created_at < $1`;
  const before = await one(text, [testPlan.anchor]);
  const now = after(3 * dayMs);
  const added = await topUp(open.pool, now);
  expect(added).toBeGreaterThan(10);
  expect(await paymentsBetween(testPlan.anchor, now)).toBe(added);
  expect(await one(text, [testPlan.anchor])).toBe(before);
  expect(await ledgerViolations(open.database)).toEqual([]);
});

it('gives each new customer an email of their own', async () => {
  const shared = `select count(*)::int from (
    select email from customers where email is not null group by facilitator_id, email having count(*) > 1
  ) twice`;
  expect(await one(shared)).toBe(0);
  expect(await one("select count(*)::int from customers where email like '%NaN%'")).toBe(0);
});

it('continues where it ended', async () => {
  const from = after(3 * dayMs);
  const now = after(4 * dayMs);
  const added = await topUp(open.pool, now);
  expect(await paymentsBetween(from, now)).toBe(added);
  expect(await topUp(open.pool, now)).toBe(0);
});

it('adds no more than 90 days', async () => {
  const now = after(204 * dayMs);
  await topUp(open.pool, now);
  expect(await paymentsBetween(after(4 * dayMs), after(114 * dayMs))).toBe(0);
  expect(await paymentsBetween(after(114 * dayMs), now)).toBeGreaterThan(100);
});

it('leaves only settlement to the platform', async () => {
  await settleDue(open.database, after(204 * dayMs));
  const unsettled = `select count(*)::int from transactions
    where status = 'processing' and payment_type <> 'eCheck' and created_at < $1`;
  expect(await one(unsettled, [after(198 * dayMs)])).toBe(0);
  expect(await ledgerViolations(open.database)).toEqual([]);
});
