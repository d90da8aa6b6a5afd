import { bisectLeft } from 'd3-array';
import { drawable } from './drawable.ts';
import { instantOf } from './zone.ts';

/** A value at an instant or for a category. */
export interface ChartPoint {
  /** An instant, or a date `YYYY-MM-DD`: midnight in the chart's time zone. */
  x: Date | string;
  /** A number, in the unit of `formatY`. NaN or an infinity leaves a gap. */
  y: number;
}

/** A series of points. */
export interface ChartSeries {
  /** Name in legend, tooltip and table. */
  name: string;
  /** Points in any order; instants of other series may be missing. */
  points: readonly ChartPoint[];
  /**
   * True for the previous period, at the instants it is compared with: drawn gray and dashed, behind the others.
   * @default false
   */
  isComparison?: boolean | undefined;
}

/** Color index of a comparison: it takes no series color. */
export const COMPARISON = -1;

/** A series prepared for drawing: instants in ascending order. */
export interface Track {
  name: string;
  /** Index among all series, which keeps the color when others are hidden; or COMPARISON. */
  place: number;
  xs: number[];
  ys: number[];
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

export function readInstant(x: Date | string, zone: string): number {
  if (typeof x !== 'string') return x.getTime();
  const time = Date.parse(x);
  return DATE.test(x) ? instantOf(time, zone) : time;
}

function readTrack({ name, points }: ChartSeries, place: number, zone: string): Track {
  const xs: number[] = [];
  const ys: number[] = [];
  let isAscending = true;
  let before = Number.NEGATIVE_INFINITY;
  for (const { x, y } of points) {
    const instant = readInstant(x, zone);
    isAscending &&= instant >= before;
    before = instant;
    xs.push(instant);
    ys.push(drawable(y));
  }
  if (isAscending) return { name, place, xs, ys };
  const order = xs.map((_, index) => index).toSorted((a, b) => (xs[a] ?? 0) - (xs[b] ?? 0));
  return {
    name,
    place,
    xs: order.map((index) => xs[index] ?? Number.NaN),
    ys: order.map((index) => ys[index] ?? Number.NaN),
  };
}

export const readSeries = (series: readonly ChartSeries[], zone: string): Track[] =>
  series.map((each, place) => readTrack(each, placeOf(each, place), zone));

/** Color index of a series. */
export const placeOf = ({ isComparison }: ChartSeries, place: number): number =>
  isComparison === true ? COMPARISON : place;

/**
 * A track's value at an instant; NaN for none.
 * @param place index of the instant among all, used when the tracks share their instants
 */
export function valueAt({ xs, ys }: Track, instant: number, place: number): number {
  const index = xs[place] === instant ? place : bisectLeft(xs, instant);
  return xs[index] === instant ? (ys[index] ?? Number.NaN) : Number.NaN;
}

function haveSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) return false;
  return true;
}

/** Every instant at which any series has a point, ascending. */
export function allInstants(tracks: readonly Track[]): readonly number[] {
  const [first, ...others] = tracks;
  if (!first) return [];
  if (others.every(({ xs }) => haveSame(first.xs, xs))) return first.xs;
  return [...new Set(tracks.flatMap(({ xs }) => xs))].toSorted((a, b) => a - b);
}
