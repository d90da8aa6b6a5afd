import { floorDay, type Span } from './tally-spans.ts';

/*
 * A day of UTC that a bucket ends in has hours of two buckets, as the days of a zone are not those of UTC.
 * Its sum counts where most of its hours belong; the few others are counted where they belong and taken
 * away from there. Of a year by day in New York that is five hours a day to read instead of 24.
 */

const dayMs = 86_400_000;

/** A part of a day that belongs to another bucket than its sum. */
export interface StrayHours {
  readonly from: Date;
  readonly to: Date;
  /** Where the day's sum counts. */
  readonly countedAt: Date;
}

export interface CutDay {
  readonly day: Date;
  /** A moment of the bucket that most of the day belongs to. */
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
 * The whole days of a span that something ends in the middle of.
 * @param cuts in their order.
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
