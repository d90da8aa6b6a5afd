import { addDays, startOfZonedDay } from '@payfac/domain/time';

const dayMs = 86_400_000;

/** Days and instants of one zone over the seeded span, computed once. */
export interface ZoneCalendar {
  /** The instant at which the day starts in the zone, in milliseconds. */
  startOf(day: string): number;
  /** The `YYYY-MM-DD` day of an instant in the zone. */
  dayOf(instant: number): string;
}

/**
 * @param days every day of the span, and a margin on both sides.
 * @throws RangeError for a day outside these.
 */
function createZoneCalendar(days: readonly string[], zone: string): ZoneCalendar {
  const starts = days.map((day) => startOfZonedDay(day, zone)?.getTime() ?? Number.NaN);
  const places = new Map(days.map((day, index) => [day, index]));

  const startAt = (index: number): number => {
    const start = starts[index];
    if (start === undefined) throw new RangeError(`Outside the seeded span: day ${index}`);
    return start;
  };

  return {
    startOf: (day) => startAt(places.get(day) ?? -1),
    dayOf: (instant) => {
      const guess = Math.floor((instant - startAt(0)) / dayMs);
      const near = [guess + 1, guess, guess - 1];
      const index = near.find((place) => starts[place] !== undefined && startAt(place) <= instant);
      const day = index === undefined ? undefined : days[index];
      if (day === undefined) throw new RangeError(`Outside the seeded span: ${instant}`);
      return day;
    },
  };
}

export interface Calendar {
  /** The seeded days, oldest first; the last is the anchor's day in UTC. */
  readonly days: readonly string[];
  in(zone: string): ZoneCalendar;
}

/** Days before the first and after the last, for zones and late events. */
const margin = 5;

/** @param count days to seed, including the anchor's day. */
export function createCalendar(anchor: Date, count: number): Calendar {
  const last = anchor.toISOString().slice(0, 10);
  const span = Array.from({ length: count + 2 * margin }, (_, index) =>
    addDays(last, index - count - margin + 1),
  );
  const zones = new Map<string, ZoneCalendar>();
  return {
    days: span.slice(margin, margin + count),
    in: (zone) => {
      const known = zones.get(zone) ?? createZoneCalendar(span, zone);
      zones.set(zone, known);
      return known;
    },
  };
}
