import { addUnits, type CalendarUnit, dayOfMonth, monthIndexOf } from '../../kernel/time/index.ts';
import type { Billing, PlanSchedule } from './schedule.ts';

/** A billing period of a subscription: each index is charged once. */
export interface BillingPeriod {
  /** Period number from 0, across all schedules. */
  readonly index: number;
  /** Index of the plan's schedule that it belongs to. */
  readonly schedule: number;
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  /** The day after the last day. */
  readonly until: string;
  readonly chargeOn: string;
}

/** A day, and the day of the month it represents: 28 February can represent the 31st. */
interface Mark {
  readonly day: string;
  readonly date: number;
}

interface Span {
  readonly from: string;
  readonly until: Mark;
  readonly chargeOn: string;
}

const markOf = (day: string): Mark => ({ day, date: Number(day.slice(8)) });

/** The nth execution day on or after a day. */
function executionDay(days: readonly number[], start: string, n: number): Mark {
  let left = n;
  for (let month = monthIndexOf(start); ; month += 1) {
    const inMonth = new Map(days.map((date) => [dayOfMonth(month, date), date]));
    const open = [...inMonth].filter(([day]) => day >= start);
    const found = open[left];
    if (found !== undefined) return { day: found[0], date: found[1] };
    left -= open.length;
  }
}

/** Months and years keep the original day of the month. */
function after({ day, date }: Mark, unit: CalendarUnit, count: number): Mark {
  if (unit === 'day' || unit === 'week') return markOf(addUnits(day, unit, count));
  const months = unit === 'month' ? count : count * 12;
  return { day: dayOfMonth(monthIndexOf(day) + months, date), date };
}

function spanOf(billing: Billing, start: Mark, n: number): Span {
  if (billing.timing === 'executionDays') {
    const chargeOn = executionDay(billing.executionDays, start.day, n).day;
    const until = executionDay(billing.executionDays, start.day, n + 1);
    return { from: n === 0 ? start.day : chargeOn, until, chargeOn };
  }
  const { unit, count } = billing.period;
  const from = after(start, unit, n * count).day;
  const until = after(start, unit, (n + 1) * count);
  return { from, until, chargeOn: billing.timing === 'atPeriodEnd' ? until.day : from };
}

/**
 * The period of an index of a subscription by its start day. Schedules follow one another; each starts on the day the
 * previous one ends. The day of the month is kept across them: a subscription that starts on 31 January continues on 28
 * February and 31 March. Undefined once the plan is over.
 */
export function periodAt(
  schedules: readonly PlanSchedule[],
  startedOn: string,
  index: number,
): BillingPeriod | undefined {
  let start = markOf(startedOn);
  let before = 0;
  for (const [place, { billing, cycles }] of schedules.entries()) {
    const n = index - before;
    if (cycles === null || n < cycles) {
      const { from, until, chargeOn } = spanOf(billing, start, n);
      return { index, schedule: place, from, until: until.day, chargeOn };
    }
    start = spanOf(billing, start, cycles - 1).until;
    before += cycles;
  }
  return undefined;
}
