import { extent, max } from 'd3-array';
import { scaleLinear, scaleUtc } from 'd3-scale';
import { HEIGHT, type Series, WIDTH } from '../../../src/charts/page/contender.ts';
import { MARGIN } from './margin.ts';

export function scalesOf(series: readonly Series[]) {
  const [first = new Date(0), last = new Date(0)] = extent(
    series.flatMap(({ points }) => points.map(({ x }) => x)),
  );
  const most = max(series, ({ points }) => max(points, ({ y }) => y)) ?? 0;
  return {
    x: scaleUtc([first, last], [MARGIN.left, WIDTH - MARGIN.right]),
    y: scaleLinear([0, most], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(),
  };
}
