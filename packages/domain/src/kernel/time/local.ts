import { TZDate } from '@date-fns/tz';
import { lightFormat } from 'date-fns';
import * as z from 'zod/mini';
import { startOfZonedDay } from './zone.ts';

const LOCAL = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/;

/**
 * A local date and time without its zone, such as `2026-01-31T17:00:00`: the format of the alert date filters, the only
 * times not sent in UTC.
 */
export const localDateTime = z.string().check(
  z.refine(
    (text: string) => {
      const day = LOCAL.exec(text)?.[1];
      return day !== undefined && startOfZonedDay(day, 'UTC') !== undefined;
    },
    { error: 'Enter a local date and time, such as 2026-01-31T17:00:00.' },
  ),
);

/** An instant as local ISO time in a zone, to the second. */
export const formatLocalIso = (instant: Date, zone: string): string =>
  lightFormat(new TZDate(instant.getTime(), zone), "yyyy-MM-dd'T'HH:mm:ss");

/**
 * The instant of a local date and time in a zone; undefined for another format. An hour that occurs twice is read as
 * the first, a skipped hour as the one after.
 */
export function instantOfLocalIso(text: string, zone: string): Date | undefined {
  const match = LOCAL.exec(text);
  if (!match) return undefined;
  const [, day = '', ...clock] = match;
  if (!startOfZonedDay(day, 'UTC')) return undefined;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = clock.map(Number);
  const zoned = new TZDate(year, month - 1, date, hours, minutes, seconds, zone);
  return new Date(zoned.getTime());
}
