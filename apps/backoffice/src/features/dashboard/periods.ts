import {
  addDays,
  type ChartPeriod,
  type InstantRange,
  rangeOfPreset,
  startOfZonedDay,
} from '@payfac/domain/time';
import type { StatsRange } from '@payfac/ui/stats-card';
import { getZone, now } from '../../shared/time/clock.ts';

/** The instants of a chosen range, with days in the session's zone; undefined means all time. */
export function instantsOf(range: StatsRange): InstantRange | undefined {
  if (range.id !== 'custom') return rangeOfPreset(range.id, now(), getZone());
  const from = startOfZonedDay(range.from, getZone());
  const to = startOfZonedDay(addDays(range.to, 1), getZone());
  return from && to && { from, to };
}

/** The period of the same length that ends where this one starts. */
export const periodBefore = ({ from, to }: InstantRange): InstantRange => ({
  from: new Date(from.getTime() - (to.getTime() - from.getTime())),
  to: from,
});

const HOUR_MS = 3_600_000;

/** The chart periods that give a range a useful number of points, best first. */
export function periodsOf(span: InstantRange | undefined): readonly ChartPeriod[] {
  if (!span) return ['monthly'];
  const days = (span.to.getTime() - span.from.getTime()) / HOUR_MS / 24;
  if (days <= 2) return ['hourly'];
  if (days <= 8) return ['daily', 'hourly'];
  return days <= 93 ? ['daily', 'weekly'] : ['monthly', 'weekly', 'daily'];
}
