import { addDays } from './days.ts';

/** Units of recurring schedules. */
export const calendarUnits = ['day', 'week', 'month', 'year'] as const;
export type CalendarUnit = (typeof calendarUnits)[number];

export const calendarUnitLabels: Readonly<Record<CalendarUnit, string>> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  year: 'Year',
};

const two = (value: number): string => String(value).padStart(2, '0');

/** A `YYYY-MM-DD` day in a month counted from year 0; dates beyond the month's end become its last day. */
export function dayOfMonth(monthIndex: number, date: number): string {
  const [year, month] = [Math.floor(monthIndex / 12), (monthIndex % 12) + 1];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(Math.min(date, last))}`;
}

/** The month of a day, counted from year 0. */
export const monthIndexOf = (day: string): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/**
 * The day a number of units after a day. Months keep the day of the month where it exists, so always count from the
 * first day: 31 January plus one is 28 February, plus two 31 March.
 */
export function addUnits(day: string, unit: CalendarUnit, count: number): string {
  if (unit === 'day') return addDays(day, count);
  if (unit === 'week') return addDays(day, count * 7);
  const months = unit === 'month' ? count : count * 12;
  return dayOfMonth(monthIndexOf(day) + months, Number(day.slice(8)));
}
