import {
  addDays,
  formatDate,
  formatDateTime,
  formatDay,
  zoneLabel,
  zoneName,
} from '@payfac/domain/time';
import { getZone, now } from './clock.ts';

/** Instants in this session's zone, which the column's header names once. */
export const showDateTime = (instant: Date): string => formatDateTime(instant, getZone());
export const showDate = (instant: Date): string => formatDate(instant, getZone());

/** A date as read aloud or agreed to: `November 26, 2026`. */
export const showSpokenDate = (instant: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: getZone() }).format(instant);

/** An instant with its zone, for places without a header that names it. */
export const showMoment = (instant: Date): string =>
  `${showDateTime(instant)} ${zoneLabel(instant, getZone())}`;

/** The zone's short name for both seasons, for headers above instants of either. */
export const zoneInHeaders = (): string => zoneName(now(), getZone());

/** The time of an instant whose day stands above it: `09:12 AM`. */
export const showTime = (instant: Date): string => showDateTime(instant).replace(/^\S+ /, '');

/** The time of an instant of today, else its date: where there is little room. */
export const showShortly = (instant: Date): string =>
  showDate(instant) === showDate(now()) ? showTime(instant) : showDate(instant);

/** The day of an instant: `Today`, `Yesterday`, else `Monday, March 2`. */
export function showDayInWords(instant: Date): string {
  const zone = getZone();
  const day = formatDay(instant, zone);
  const today = formatDay(now(), zone);
  if (day === today) return 'Today';
  if (addDays(day, 1) === today) return 'Yesterday';
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: zone,
  }).format(instant);
}

/** Formats a `YYYY-MM-DD` day as `MM-DD-YYYY`. */
export const showDay = (day: string): string =>
  day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2-$3-$1');
