import { TZDate } from '@date-fns/tz';
import { isValid, lightFormat } from 'date-fns';

/*
 * The four display formats (ENV-06) as functions. Each takes the zone, so that one screen never mixes zones. An invalid
 * date shows 'Invalid date'.
 */

const INVALID = 'Invalid date';

const inZone = (instant: Date, zone: string, pattern: string): string =>
  isValid(instant) ? lightFormat(new TZDate(instant.getTime(), zone), pattern) : INVALID;

/** `MM-DD-YYYY`. */
export const formatDate = (instant: Date, zone: string): string =>
  inZone(instant, zone, 'MM-dd-yyyy');

/** `MM/dd/yy hh:mm a`. */
export const formatDateTime = (instant: Date, zone: string): string =>
  inZone(instant, zone, 'MM/dd/yy hh:mm a');

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** `-04:00`; UTC is `+00:00`. */
function offsetAt(instant: Date, zone: string): string {
  const ahead = -new TZDate(instant.getTime(), zone).getTimezoneOffset();
  const minutes = Math.abs(ahead);
  return `${ahead < 0 ? '-' : '+'}${twoDigits(Math.trunc(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** ISO 8601 with the zone's offset, to the second. */
export const formatIsoOffset = (instant: Date, zone: string): string =>
  isValid(instant)
    ? `${inZone(instant, zone, "yyyy-MM-dd'T'HH:mm:ss")}${offsetAt(instant, zone)}`
    : INVALID;

/** `yyyy-MM-dd`, the calendar day of an instant in a zone. */
export const formatDay = (instant: Date, zone: string): string =>
  inZone(instant, zone, 'yyyy-MM-dd');

type NameStyle = 'short' | 'shortGeneric';

const zoneNames = new Map<string, Intl.DateTimeFormat>();

function zoneText(instant: Date, timeZone: string, timeZoneName: NameStyle): string {
  const key = `${timeZoneName} ${timeZone}`;
  const formatter =
    zoneNames.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName });
  zoneNames.set(key, formatter);
  return (
    formatter.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? timeZone
  );
}

/** The short name of a zone at an instant, such as `EST`; for a single record. */
export const zoneLabel = (instant: Date, zone: string): string => zoneText(instant, zone, 'short');

/**
 * A zone's short name for both seasons of the instant's year, such as `ET`: for a column header above winter and summer
 * dates. A zone that is only an offset, such as `UTC`, keeps its name.
 */
export function zoneName(instant: Date, zone: string): string {
  const generic = zoneText(instant, zone, 'shortGeneric');
  return /^GMT\b/.test(generic) ? zoneLabel(instant, zone) : generic;
}
