import type { ChartSeries } from './source.ts';

/** As many as a reader compares at a glance; the others make a third. */
const most = 2;

const totalOf = ({ points }: ChartSeries): number =>
  points.reduce((sum, { value }) => sum + value, 0);

function together(name: string, series: readonly ChartSeries[]): ChartSeries {
  const sums = new Map<number, number>();
  for (const { at, value } of series.flatMap(({ points }) => points)) {
    sums.set(at.getTime(), (sums.get(at.getTime()) ?? 0) + value);
  }
  const points = [...sums].toSorted(([one], [other]) => one - other);
  return { name, points: points.map(([at, value]) => ({ at: new Date(at), value })) };
}

/** The largest series, and the sum of all others as one. */
export function largestSeries(
  series: readonly ChartSeries[],
  others: string,
): readonly ChartSeries[] {
  const ranked = series.toSorted((one, other) => totalOf(other) - totalOf(one));
  const rest = ranked.slice(most);
  if (rest.length < 2) return ranked;
  return [...ranked.slice(0, most), together(others, rest)];
}
