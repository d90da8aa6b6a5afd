import { addUnits, type CalendarUnit, dayOfMonth, monthIndexOf } from '../../kernel/time/index.ts';
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

/** A day, and the day of the month that it stands for: 28 February may stand for the 31st. */
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

/** Months and years keep the day of the month that was begun with. */
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
 * The period of an index of a subscription that began on a day: schedules one after the other, each from
 * the day the one before ends. The day of the month is kept over all of them: what begins on 31 January
 * goes on on 28 February and 31 March. Undefined when the plan is over by then.
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
