import {
  addDays,
  formatDay,
  formatLocalIso,
  instantOfLocalIso,
  startOfZonedDay,
} from '@payfac/domain/time';
import { getZone } from '../../time/clock.ts';
import { showDate, showDay } from '../../time/show.ts';
import type { Range } from './filter.ts';

/** The instant of a range's value. */
export const instantOf = (text: string, isLocal: boolean): Date | undefined => {
  if (text === '') return undefined;
  if (isLocal) return instantOfLocalIso(text, getZone());
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
};

export const textOfInstant = (instant: Date, isLocal: boolean): string =>
  isLocal ? formatLocalIso(instant, getZone()) : instant.toISOString();

const lastOf = (end: Date): Date => new Date(end.getTime() - 1);

/** The day of a range's bound; the end is exclusive, so its day is the one before. */
export function dayOfBound(text: string, { kind, isLocal = false }: Range, isEnd: boolean): string {
  if (kind === 'day-range') return text;
  const instant = instantOf(text, isLocal);
  if (!instant) return '';
  return formatDay(isEnd ? lastOf(instant) : instant, getZone());
}

/** The bound for a chosen day. */
export function boundOfDay(day: string, { kind, isLocal = false }: Range, isEnd: boolean): string {
  if (day === '' || kind === 'day-range') return day;
  const start = startOfZonedDay(isEnd ? addDays(day, 1) : day, getZone());
  return start ? textOfInstant(start, isLocal) : '';
}

/** A bound as displayed. */
export function showBound(text: string, range: Range, isEnd: boolean): string {
  if (range.kind === 'day-range') return showDay(text);
  const instant = instantOf(text, range.isLocal ?? false);
  return instant ? showDate(isEnd ? lastOf(instant) : instant) : text;
}
