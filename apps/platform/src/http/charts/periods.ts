import type { ChartPeriod } from '@payfac/domain/time';
import { type SQL, sql } from 'drizzle-orm';

/*
 * Computes in SQL where a zone's hours, days, weeks and months start. Each start comes from the zone's calendar, never
 * from adding to the previous one: after a day without midnight, every later day would start at one o'clock.
 */

const units = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
} as const satisfies Readonly<Record<ChartPeriod, string>>;

/** At most the length of the shortest period, even when a clock changes by half an hour. */
const steps = {
  hourly: '30 minutes',
  daily: '12 hours',
  weekly: '84 hours',
  monthly: '336 hours',
} as const satisfies Readonly<Record<ChartPeriod, string>>;

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** The start of the period that a moment lies in. */
export const periodStart = (period: ChartPeriod, at: SQL | Date, zone: string): SQL =>
  sql`period_start(${units[period]}, ${at instanceof Date ? instant(at) : at}, ${zone})`;

/** Looks a few steps ahead of a start: the third step is past the end of every period. */
export const nextPeriodStart = (period: ChartPeriod, start: SQL, zone: string): SQL => {
  const step = sql`${steps[period]}::interval`;
  const ahead = sql`${start} + ahead * ${step}`;
  return sql`(select min(later) from generate_series(1, 4) as ahead,
    lateral (select ${periodStart(period, ahead, zone)} as later) as found where later > ${start})`;
};

/** The starts of all periods from one moment's to another's, as a table. */
export const periodStarts = (period: ChartPeriod, from: Date, last: Date, zone: string): SQL => {
  const first = periodStart(period, from, zone);
  return sql`(select distinct ${periodStart(period, sql`moment`, zone)} as start from (
    select generate_series(${first}, ${instant(last)}, ${steps[period]}::interval) as moment
    union all select ${instant(last)} where ${instant(from)} <= ${instant(last)}) as moments order by 1)`;
};
