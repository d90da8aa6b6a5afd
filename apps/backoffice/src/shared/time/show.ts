import { formatDate, formatDateTime, zoneLabel } from '@payfac/domain/time';
import { getZone, now } from './clock.ts';

/** Instants as this session sees them; the zone is named once, in the column's header. */
export const showDateTime = (instant: Date): string => formatDateTime(instant, getZone());
export const showDate = (instant: Date): string => formatDate(instant, getZone());

/** The session's zone by its short name at an instant, for what is said of one record. */
export const zoneAt = (instant: Date): string => zoneLabel(instant, getZone());

/** The session's zone by its short name, for headers. */
export const zoneNow = (): string => zoneAt(now());
