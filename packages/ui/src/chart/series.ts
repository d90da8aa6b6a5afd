import { instantOf } from './zone.ts';

export interface ChartPoint {
  /** An instant, or a date `YYYY-MM-DD`, which stands for its midnight in the chart's zone. */
  x: Date | string;
  /** A number, in the unit of `formatY`. NaN leaves a gap. */
  y: number;
}

export interface ChartSeries {
  name: string;
  points: readonly ChartPoint[];
}

/** A series made ready for drawing: instants in ascending order. */
export interface Track {
  name: string;
  /** Place among all series, which decides the color also when others are hidden. */
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

const isAscending = (xs: readonly number[]) =>
  xs.every((x, index) => index === 0 || x >= (xs[index - 1] ?? x));

export function readSeries(series: readonly ChartSeries[], zone: string): Track[] {
  return series.map(({ name, points }, place) => {
    const xs = points.map(({ x }) => readInstant(x, zone));
    const ys = points.map(({ y }) => y);
    if (isAscending(xs)) return { name, place, xs, ys };
    const order = xs.map((_, index) => index).toSorted((a, b) => (xs[a] ?? 0) - (xs[b] ?? 0));
    return {
      name,
      place,
      xs: order.map((index) => xs[index] ?? Number.NaN),
      ys: order.map((index) => ys[index] ?? Number.NaN),
    };
  });
}

const haveSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((x, index) => x === b[index]);

/** Every instant that some series has a point at, ascending. */
export function allInstants(tracks: readonly Track[]): readonly number[] {
  const [first, ...others] = tracks;
  if (!first) return [];
  if (others.every(({ xs }) => haveSame(first.xs, xs))) return first.xs;
  return [...new Set(tracks.flatMap(({ xs }) => xs))].toSorted((a, b) => a - b);
}
