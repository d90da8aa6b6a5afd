import { sum } from 'd3-array';
import { drawable } from '../../chart/drawable.ts';
import { type ChartSeries, readInstant } from '../../chart/series.ts';
import type { TickUnit } from '../../chart/time-ticks.ts';
import { beginsDay, wallOf } from '../../chart/zone.ts';

/** The values at one position of the axis. */
export interface BarRow {
  x: Date | string;
  /** Instant of the row; undefined for a category. */
  instant: number | undefined;
  /** By index of the series; NaN for none. */
  values: number[];
}

const TIME = /^\d{4}-\d{2}-\d{2}/;

/** Times in chronological order, categories in order of first appearance. */
export function readRows(series: readonly ChartSeries[], zone: string): BarRow[] {
  const rows = new Map<number | string, BarRow>();
  for (const [place, { points }] of series.entries()) {
    for (const { x, y } of points) {
      const isTime = typeof x !== 'string' || TIME.test(x);
      const instant = isTime ? readInstant(x, zone) : undefined;
      const key = instant ?? String(x);
      const row = rows.get(key) ?? { x, instant, values: series.map(() => Number.NaN) };
      row.values[place] = drawable(y);
      rows.set(key, row);
    }
  }
  return [...rows.values()].toSorted((a, b) => (a.instant ?? 0) - (b.instant ?? 0));
}

/** The coarsest unit that every row starts on: how much of a time must be named. */
export function unitOf(rows: readonly BarRow[], zone: string): TickUnit {
  const instants = rows.flatMap(({ instant }) => instant ?? []);
  if (!instants.every((instant) => beginsDay(instant, zone))) return 'time';
  const walls = instants.map((instant) => new Date(wallOf(instant, zone)));
  if (walls.length === 1 || !walls.every((wall) => wall.getUTCDate() === 1)) return 'day';
  return walls.every((wall) => wall.getUTCMonth() === 0) ? 'year' : 'month';
}

/** Sum of the series at these indexes; NaN when none has a value. */
export function sumOf(values: readonly number[], places: readonly number[]): number {
  const known = places.flatMap((place) => values[place] ?? []).filter((y) => !Number.isNaN(y));
  return known.length === 0 ? Number.NaN : sum(known);
}

/** Start and end of a bar, as values of the axis. */
export interface BarSpan {
  place: number;
  from: number;
  to: number;
}

/** Side by side, every bar starts at zero; stacked, positive and negative values stack separately. */
export function spansOf(
  values: readonly number[],
  places: readonly number[],
  isStacked: boolean,
): BarSpan[] {
  let above = 0;
  let below = 0;
  const spans: BarSpan[] = [];
  for (const place of places) {
    const value = values[place] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    const from = isStacked ? (value < 0 ? below : above) : 0;
    const to = from + value;
    if (value < 0) below = to;
    else above = to;
    spans.push({ place, from, to });
  }
  return spans;
}
