import { addDays } from './days.ts';

/** A Federal Reserve holiday: a fixed date, or the nth (−1: the last) weekday of a month. */
type Holiday =
  | { readonly month: number; readonly date: number }
  | { readonly month: number; readonly weekday: number; readonly nth: number };

const MONDAY = 1;
const THURSDAY = 4;

/** Days on which the Federal Reserve, and so the ACH network, doesn't settle. */
const holidays: readonly Holiday[] = [
  { month: 1, date: 1 },
  { month: 1, weekday: MONDAY, nth: 3 },
  { month: 2, weekday: MONDAY, nth: 3 },
  { month: 5, weekday: MONDAY, nth: -1 },
  { month: 6, date: 19 },
  { month: 7, date: 4 },
  { month: 9, weekday: MONDAY, nth: 1 },
  { month: 10, weekday: MONDAY, nth: 2 },
  { month: 11, date: 11 },
  { month: 11, weekday: THURSDAY, nth: 4 },
  { month: 12, date: 25 },
];

const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

function falls(holiday: Holiday, year: number, month: number, date: number, weekday: number) {
  if (holiday.month !== month) return false;
  if ('date' in holiday) return holiday.date === date;
  if (holiday.weekday !== weekday) return false;
  return holiday.nth > 0
    ? Math.ceil(date / 7) === holiday.nth
    : date + 7 > daysInMonth(year, month);
}

function isHoliday(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + 1];
  return holidays.some((holiday) => falls(holiday, year, month, at.getUTCDate(), at.getUTCDay()));
}

/**
 * Whether a `YYYY-MM-DD` day is a banking day: a weekday that isn't a Federal Reserve holiday. A holiday on a Sunday is
 * observed on Monday; one on a Saturday isn't moved.
 */
export function isBankingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return !isHoliday(day) && !(weekday === MONDAY && isHoliday(addDays(day, -1)));
}

/** The banking day a number of banking days after a day, which need not be one. */
export function addBankingDays(day: string, count: number): string {
  let current = day;
  for (let left = count; left > 0; ) {
    current = addDays(current, 1);
    if (isBankingDay(current)) left -= 1;
  }
  return current;
}
