import { formatDate, formatDateTime, zoneLabel, zoneName } from '@payfac/domain/time';
import { getZone, now } from './clock.ts';

/** Instants in this session's zone, which the column's header names once. */
export const showDateTime = (instant: Date): string => formatDateTime(instant, getZone());
export const showDate = (instant: Date): string => formatDate(instant, getZone());

/** A date as it is read aloud or agreed to: `November 26, 2026`. */
export const showSpokenDate = (instant: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: getZone() }).format(instant);

/** An instant of one record with its own zone, where no header names one. */
export const showMoment = (instant: Date): string =>
  `${showDateTime(instant)} ${zoneLabel(instant, getZone())}`;

/** The session's zone by its short name in both seasons, for headers above instants of either. */
export const zoneInHeaders = (): string => zoneName(now(), getZone());

/** A day without a time, `YYYY-MM-DD`, as dates are shown: `MM-DD-YYYY`. */
export const showDay = (day: string): string =>
  day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2-$3-$1');
