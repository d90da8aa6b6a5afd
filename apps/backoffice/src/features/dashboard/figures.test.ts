import { fixtures } from '@payfac/api/testing';
import { cents } from '@payfac/domain/money';
import { expect, it } from 'vitest';
import { averageTicket, changeOf, chargebacks, refunds } from './figures.tsx';
import { periodBefore } from './periods.ts';

it.each([
  [1500, 1000, 0.5],
  [500, 1000, -0.5],
  [1000, 1000, 0],
  [1000, 0, null],
  [0, 0, null],
])('%d after %d is a change of %j', (now, before, change) =>
  expect(changeOf(cents(now), cents(before))).toBe(change),
);

it('the previous period is as long and ends where the period starts', () => {
  const from = new Date('2026-03-01T05:00:00Z');
  const to = new Date('2026-03-08T05:00:00Z');
  expect(periodBefore({ from, to })).toEqual({
    from: new Date('2026-02-22T05:00:00Z'),
    to: from,
  });
});

it('refunds are a share of the volume, chargebacks of the number of payments', () => {
  const counted = (count: number, amount: number) => ({ count, amount: cents(amount) });
  const counts = {
    ...fixtures.reporting.transactionStatistics,
    sales: counted(200, 1_000_000),
    refunds: counted(30, 50_000),
    chargebacks: counted(1, 90_000),
  };
  expect(refunds.percentage?.(counts).value).toBe(5);
  expect(chargebacks.percentage?.(counts).value).toBe(0.5);
});

it.each([
  [200, 1_000_001, 5000],
  [3, 1000, 333],
  [0, 0, 0],
])('%d payments of %d cents are %d each', (count, amount, each) => {
  const counts = fixtures.reporting.transactionStatistics;
  expect(averageTicket.amount({ ...counts, sales: { count, amount: cents(amount) } })).toBe(each);
});
