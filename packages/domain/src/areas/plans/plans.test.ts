import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addUnits } from '../../kernel/time/index.ts';
import {
  applyPlan,
  type Billing,
  isPlanUnused,
  type PlanSchedule,
  type PlanStatus,
  periodAt,
  planActions,
  planProblems,
  planScheduleSchema,
  planStatuses,
} from './index.ts';

/** Every allowed move, written by hand; every pair not listed here must be refused. */
const allowed: Readonly<Record<string, PlanStatus>> = {
  'draft activate': 'active',
  'active deactivate': 'inactive',
  'inactive activate': 'active',
};

const schedule = (billing: Billing, cycles: number | null = null): PlanSchedule => ({
  name: 'Standard',
  pricing: { model: 'free' },
  billing,
  cycles,
});
const monthly = (timing: 'atSubscriptionStart' | 'atPeriodEnd'): Billing => ({
  timing,
  period: { unit: 'month', count: 1 },
});
const onDays = (...executionDays: number[]): Billing => ({
  timing: 'executionDays',
  executionDays,
});
const starts = monthly('atSubscriptionStart');

describe('plan', () => {
  it.each(planStatuses)('allows exactly its moves from %s [SUB-03]', (status) => {
    for (const action of planActions) {
      expect(applyPlan(status, action), action).toBe(allowed[`${status} ${action}`]);
    }
  });

  it('is free to change and delete until someone subscribed', () => {
    expect(isPlanUnused({ subscriptionCount: 0 })).toBe(true);
    expect(isPlanUnused({ subscriptionCount: 1 })).toBe(false);
  });

  it('needs schedules that end, but for the last', () => {
    const paths = (...schedules: PlanSchedule[]) =>
      planProblems({ schedules }).map(({ path }) => path);
    expect(paths()).toEqual(['schedules']);
    expect(paths(schedule(starts))).toEqual([]);
    expect(paths(schedule(starts, 3), schedule(starts))).toEqual([]);
    expect(paths(schedule(starts), schedule(starts, 3))).toEqual(['schedules.0.cycles']);
  });
});

describe('a period', () => {
  const dates = (schedules: PlanSchedule[], startedOn: string, index: number) => {
    const period = periodAt(schedules, startedOn, index);
    return period && [period.from, period.until, period.chargeOn];
  };

  it.each<[Billing, number, string, string, string]>([
    [starts, 0, '2026-01-31', '2026-02-28', '2026-01-31'],
    [starts, 1, '2026-02-28', '2026-03-31', '2026-02-28'],
    [starts, 2, '2026-03-31', '2026-04-30', '2026-03-31'],
    [monthly('atPeriodEnd'), 0, '2026-01-31', '2026-02-28', '2026-02-28'],
    [onDays(15), 0, '2026-01-31', '2026-03-15', '2026-02-15'],
    [onDays(15), 1, '2026-03-15', '2026-04-15', '2026-03-15'],
    [onDays(1, 15), 1, '2026-02-15', '2026-03-01', '2026-02-15'],
    [onDays(31), 0, '2026-01-31', '2026-02-28', '2026-01-31'],
    [onDays(30, 31), 1, '2026-02-28', '2026-03-30', '2026-02-28'],
  ])('of %j, number %d, runs %s to %s, charged %s', (billing, index, from, until, chargeOn) =>
    expect(dates([schedule(billing)], '2026-01-31', index)).toEqual([from, until, chargeOn]),
  );

  it('goes on in the next schedule where one ends, and stops after the last', () => {
    const week: Billing = { timing: 'atSubscriptionStart', period: { unit: 'week', count: 2 } };
    const plan = [schedule(week, 2), schedule(starts, 1)];
    expect(periodAt(plan, '2026-03-01', 1)).toMatchObject({ schedule: 0, until: '2026-03-29' });
    expect(periodAt(plan, '2026-03-01', 2)).toEqual({
      index: 2,
      schedule: 1,
      from: '2026-03-29',
      until: '2026-04-29',
      chargeOn: '2026-03-29',
    });
    expect(periodAt(plan, '2026-03-01', 3)).toBeUndefined();
    expect(periodAt([], '2026-03-01', 0)).toBeUndefined();
  });

  it('keeps the day of the month over all schedules [SUB-10]', () => {
    const plan = [schedule(starts, 1), schedule(starts)];
    const charged = [0, 1, 2, 3].map((index) => periodAt(plan, '2027-01-31', index)?.chargeOn);
    expect(charged).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
  });

  const period = fc.record({
    unit: fc.constantFrom('day', 'week', 'month', 'year' as const),
    count: fc.integer({ min: 1, max: 3 }),
  });
  const billing: fc.Arbitrary<Billing> = fc.oneof(
    fc.record({ timing: fc.constantFrom('atSubscriptionStart', 'atPeriodEnd'), period }),
    fc
      .uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 4 })
      .map((days) => onDays(...days.toSorted((a, b) => a - b))),
  );

  it('is the same whether a schedule is one or cut into several', () => {
    const cut = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 });
    fc.assert(
      fc.property(
        billing,
        cut,
        fc.nat(60),
        fc.nat(4),
        fc.nat(14),
        (one, parts, month, before, index) => {
          // Around month ends, where date arithmetic loses days.
          const startedOn = addDays(addUnits('2024-02-01', 'month', month), -before);
          const plan = [...parts.map((cycles) => schedule(one, cycles)), schedule(one)];
          expect(dates(plan, startedOn, index)).toEqual(dates([schedule(one)], startedOn, index));
        },
      ),
    );
  });

  it('begins where the one before ended, whatever the plan', () => {
    const schedules = fc.array(
      fc.tuple(billing, fc.integer({ min: 1, max: 3 })).map(([one, n]) => schedule(one, n)),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(schedules, fc.nat(9000), fc.nat(6), (plan, offset, index) => {
        const startedOn = addDays('2020-01-01', offset);
        const [one, next] = [
          periodAt(plan, startedOn, index),
          periodAt(plan, startedOn, index + 1),
        ];
        if (index === 0) expect(one?.from).toBe(startedOn);
        if (!one || !next) return;
        expect(next.from).toBe(one.until);
        expect(one.from < one.until).toBe(true);
        expect(one.chargeOn >= one.from && one.chargeOn <= one.until).toBe(true);
      }),
    );
  });
});

it('a schedule names each execution day once, the earliest first', () => {
  const parsed = (...days: number[]) => planScheduleSchema.safeParse(schedule(onDays(...days)));
  expect(parsed(1, 15).success).toBe(true);
  expect(parsed(15, 1).success).toBe(false);
  expect(parsed(15, 15).success).toBe(false);
  expect(parsed().success).toBe(false);
  expect(parsed(32).success).toBe(false);
});
