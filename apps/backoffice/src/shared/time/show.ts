import { formatDate, formatDateTime, zoneLabel, zoneName } from '@payfac/domain/time';
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

/** Formats a `YYYY-MM-DD` day as `MM-DD-YYYY`. */
export const showDay = (day: string): string =>
  day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2-$3-$1');
