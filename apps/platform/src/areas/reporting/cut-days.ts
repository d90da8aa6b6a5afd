import { floorDay, type Span } from './tally-spans.ts';

/*
 * Days of a time zone don't match UTC days, so a UTC day in which a bucket ends has hours of two buckets. Its daily sum
 * counts in the bucket with most of its hours; the remaining hours are moved to their own bucket. For a year by day in
 * New York, that means reading five hours per day instead of 24.
 */

const dayMs = 86_400_000;

/** Hours that belong to a different bucket than their day's sum. */
export interface StrayHours {
  readonly from: Date;
  readonly to: Date;
  /** A moment in the bucket where the day's sum counts. */
  readonly countedAt: Date;
}

export interface CutDay {
  readonly day: Date;
  /** A moment in the bucket that has most of the day's hours. */
  readonly countsAt: Date;
  readonly strays: readonly StrayHours[];
}

const lengthOf = ({ from, to }: { readonly from: Date; readonly to: Date }): number =>
  to.getTime() - from.getTime();

function cutDay(day: Date, cuts: readonly Date[]): CutDay {
  const ends = [...cuts, new Date(day.getTime() + dayMs)];
  const parts = ends.map((to, place) => ({ from: ends[place - 1] ?? day, to }));
  const countsAt = parts.reduce((most, part) => (lengthOf(part) > lengthOf(most) ? part : most), {
    from: day,
    to: day,
  }).from;
  const strays = parts
    .filter(({ from }) => from !== countsAt)
    .map((part) => ({ ...part, countedAt: countsAt }));
  return { day, countsAt, strays };
}

/**
 * The whole days of a span in which a bucket ends.
 * @param cuts in ascending order.
 */
export function cutDays(cuts: readonly Date[], { from, to }: Span): readonly CutDay[] {
  const byDay = new Map<number, Date[]>();
  for (const cut of cuts) {
    const day = floorDay(cut);
    const isOutside = (from && day < from) || (to && day >= to);
    if (isOutside || day.getTime() === cut.getTime()) continue;
    byDay.set(day.getTime(), [...(byDay.get(day.getTime()) ?? []), cut]);
  }
  return [...byDay].map(([day, ofDay]) => cutDay(new Date(day), ofDay));
}
