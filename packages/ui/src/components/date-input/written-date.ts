import { plainText } from '../../field/masked/plain-text.ts';
import { isoDate } from './calendar-date.ts';
import type { Segments } from './date-segments.ts';

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const bare = /^\d{8}$/;

/**
 * A full date in other common formats: 2024-12-31, 12/31/2024, 1.2.2024 (month first, as in the US), 12312024,
 * 20241231. `null` when ambiguous: two-digit years, month names, day before month.
 */
export function readWrittenDate(text: string): Segments | null {
  const plain = plainText(text);
  const first = yearFirst.exec(plain);
  if (first !== null) return segments(first[2], first[3], first[1]);
  const last = yearLast.exec(plain);
  if (last !== null) return segments(last[1], last[2], last[3]);
  if (!bare.test(plain)) return null;
  const [year, month, day] = [plain.slice(0, 4), plain.slice(4, 6), plain.slice(6)];
  const isYearFirst = isoDate(Number(year), Number(month), Number(day)) !== null;
  const isMonthFirst = Number(plain.slice(0, 2)) <= 12 && Number(plain.slice(2, 4)) <= 31;
  if (isMonthFirst) return segments(plain.slice(0, 2), plain.slice(2, 4), plain.slice(4));
  return isYearFirst ? segments(month, day, year) : null;
}

/** Months and days that no calendar has are rejected; February 30 is read, and is an error. */
function segments(month = '', day = '', year = ''): Segments | null {
  if (Number(month) > 12 || Number(day) > 31) return null;
  return [month.padStart(2, '0'), day.padStart(2, '0'), year];
}
