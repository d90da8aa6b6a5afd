import { TZDate } from '@date-fns/tz';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the runtime knows the IANA zone. */
export function isTimeZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/**
 * The instant at which a `YYYY-MM-DD` day begins in a zone; undefined when it isn't a calendar day, or the zone skipped
 * it by crossing the date line.
 */
export function startOfZonedDay(day: string, zone: string): Date | undefined {
  const match = DAY.exec(day);
  if (!match) return undefined;
  const [year, month, date] = match.slice(1).map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const start = new TZDate(year, month - 1, date, 0, 0, 0, zone);
  if (start.getMonth() !== month - 1 || start.getDate() !== date) return undefined;
  return new Date(start.getTime());
}
