import type { ChartPeriod } from '@payfac/domain/time';
import { type SQL, sql } from 'drizzle-orm';

/*
 * Where the hours, days, weeks and months of a zone begin, for the database. Each is found from its own
 * calendar, never by adding to the one before: after a day without midnight every later one would begin
 * at one o'clock.
 */

const units = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
} as const satisfies Readonly<Record<ChartPeriod, string>>;

/** No period of the kind is shorter, also where a clock changes by half an hour. */
const steps = {
  hourly: '30 minutes',
  daily: '12 hours',
  weekly: '84 hours',
  monthly: '336 hours',
} as const satisfies Readonly<Record<ChartPeriod, string>>;

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** The first instant of the period that a moment lies in. */
export const periodStart = (period: ChartPeriod, at: SQL | Date, zone: string): SQL =>
  sql`period_start(${units[period]}, ${at instanceof Date ? instant(at) : at}, ${zone})`;

/** Sought a few steps ahead of a beginning: the third is past the end of every period. */
export const nextPeriodStart = (period: ChartPeriod, start: SQL, zone: string): SQL => {
  const step = sql`${steps[period]}::interval`;
  const ahead = sql`${start} + ahead * ${step}`;
  return sql`(select min(later) from generate_series(1, 4) as ahead,
    lateral (select ${periodStart(period, ahead, zone)} as later) as found where later > ${start})`;
};

/** The first instants of every period from the one of a moment to the one of another, as a table. */
export const periodStarts = (period: ChartPeriod, from: Date, last: Date, zone: string): SQL => {
  const first = periodStart(period, from, zone);
  return sql`(select distinct ${periodStart(period, sql`moment`, zone)} as start from (
    select generate_series(${first}, ${instant(last)}, ${steps[period]}::interval) as moment
    union all select ${instant(last)} where ${instant(from)} <= ${instant(last)}) as moments order by 1)`;
};
