import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money/index.ts';
import { addDays } from '../../kernel/time/index.ts';
import type { PayoutSchedule } from '../accounts/index.ts';
import { isPayoutDue } from './index.ts';

const due = (payoutSchedule: PayoutSchedule, day: string, amount = 5000): boolean =>
  isPayoutDue({ payoutSchedule, payoutThreshold: cents(5000) }, day, cents(amount));

describe('what is owed is paid', () => {
  it('once a week, whatever holidays there are', () => {
    const fridays = Array.from({ length: 520 }, (_, week) => addDays('2026-01-02', week * 7));
    for (const friday of fridays) {
      const week = Array.from({ length: 7 }, (_, days) => addDays(friday, days));
      expect(week.filter((day) => due('weekly', day))).toHaveLength(1);
    }
  });

  it.each<[PayoutSchedule, string, string, boolean]>([
    ['daily', '2026-03-18', 'a Wednesday', true],
    ['daily', '2026-03-21', 'a Saturday', false],
    ['daily', '2026-05-25', 'Memorial Day', false],
    ['weekly', '2026-03-20', 'a Friday', true],
    ['weekly', '2026-03-19', 'a Thursday', false],
    ['weekly', '2026-12-25', 'a Friday that is Christmas', false],
    ['weekly', '2026-12-28', 'the Monday after it', true],
    ['weekly', '2026-12-29', 'the Tuesday after it', false],
    ['weekly', '2026-03-23', 'a Monday after a Friday that was paid', false],
    ['monthly', '2026-04-01', 'the first', true],
    ['monthly', '2026-04-02', 'the second', false],
    ['monthly', '2026-01-01', 'New Year’s Day', false],
    ['monthly', '2026-01-02', 'the first day of the banks in a year', true],
    ['monthly', '2026-08-03', 'a Monday after a month that began on a Saturday', true],
    ['monthly', '2026-08-04', 'the day after it', false],
    ['dynamic', '2026-03-18', 'a Wednesday', true],
    ['dynamic', '2026-03-22', 'a Sunday', false],
  ])('by a %s schedule on %s, %s: %s', (schedule, day, _, isDue) =>
    expect(due(schedule, day)).toBe(isDue),
  );

  it.each([
    [4999, false],
    [5000, true],
    [5001, true],
  ])('by a threshold of 5000 cents at %i: %s', (amount, isDue) =>
    expect(due('dynamic', '2026-03-18', amount)).toBe(isDue),
  );

  it.each(['daily', 'weekly', 'monthly'] as const)(
    'whatever it is by a %s schedule [PAYOUT-13]',
    (schedule) =>
      expect(due(schedule, schedule === 'monthly' ? '2026-05-01' : '2026-03-20', 1)).toBe(true),
  );

  it.each([0, -1])('never when it is %i', (amount) => {
    const nothing = { payoutSchedule: 'daily', payoutThreshold: cents(1) } as const;
    expect(isPayoutDue(nothing, '2026-03-18', cents(amount))).toBe(false);
  });
});
