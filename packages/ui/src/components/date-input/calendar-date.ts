/** A day without time or zone: `YYYY-MM-DD`. */
export type IsoDate = string;

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Days of a month (1 to 12) in the Gregorian calendar; 0 for an invalid month. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2 && isLeapYear(year)) return 29;
  return monthLengths[month - 1] ?? 0;
}

/** The date of three numbers; `null` when it doesn't exist. Years 1000 to 9999. */
export function isoDate(year: number, month: number, day: number): IsoDate | null {
  if (year < 1000 || year > 9999 || day < 1 || day > daysInMonth(year, month)) return null;
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** A `YYYY-MM-DD` text of an existing day; `null` for anything else. */
export function parseIsoDate(text: string): IsoDate | null {
  const match = iso.exec(text);
  if (match === null) return null;
  return isoDate(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** MM-DD-YYYY, the display format. */
export function dateText(date: IsoDate): string {
  return `${date.slice(5)}-${date.slice(0, 4)}`;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
