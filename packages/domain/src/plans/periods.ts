import { addUnits, dayOfMonth, monthIndexOf } from '../time/index.ts';
import type { Billing, PlanSchedule } from './schedule.ts';

/** One charge of a subscription: there is never a second one for the same index. */
export interface BillingPeriod {
  /** From 0, over all schedules. */
  readonly index: number;
  /** Which of the plan's schedules it belongs to. */
  readonly schedule: number;
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  /** The day after the last one. */
  readonly until: string;
  readonly chargeOn: string;
}

type Span = Pick<BillingPeriod, 'from' | 'until' | 'chargeOn'>;

/** The nth execution day on or after a day. */
function executionDay(days: readonly number[], start: string, n: number): string {
  let left = n;
  for (let month = monthIndexOf(start); ; month += 1) {
    const inMonth = [...new Set(days.map((date) => dayOfMonth(month, date)))];
    const open = inMonth.filter((day) => day >= start);
    const found = open[left];
    if (found !== undefined) return found;
    left -= open.length;
  }
}

function spanOf(billing: Billing, start: string, n: number): Span {
  if (billing.timing === 'executionDays') {
    const chargeOn = executionDay(billing.executionDays, start, n);
    const until = executionDay(billing.executionDays, start, n + 1);
    return { from: n === 0 ? start : chargeOn, until, chargeOn };
  }
  const { unit, count } = billing.period;
  const from = addUnits(start, unit, n * count);
  const until = addUnits(start, unit, (n + 1) * count);
  return { from, until, chargeOn: billing.timing === 'atPeriodEnd' ? until : from };
}

/**
 * The period of an index of a subscription that began on a day: schedules one after the other, each
 * counted from the day it begins. Undefined when the plan is over by then.
 */
export function periodAt(
  schedules: readonly PlanSchedule[],
  startedOn: string,
  index: number,
): BillingPeriod | undefined {
  let start = startedOn;
  let before = 0;
  for (const [place, { billing, cycles }] of schedules.entries()) {
    const n = index - before;
    if (cycles === null || n < cycles) {
      return { index, schedule: place, ...spanOf(billing, start, n) };
    }
    start = spanOf(billing, start, cycles - 1).until;
    before += cycles;
  }
  return undefined;
}
