import { line } from 'd3-shape';
import {
  COLORS,
  HEIGHT,
  reactContender,
  type Series,
  WIDTH,
} from '../../../src/charts/page/contender.ts';
import { scalesOf } from './scales.ts';

type Point = Series['points'][number];

/** Lines and nothing else: no axes, no names, nothing to read a value by. */
function Bare({ series }: { readonly series: readonly Series[] }) {
  const { x, y } = scalesOf(series);
  const path = line<Point>(
    (point) => x(point.x),
    (point) => y(point.y),
  );
  return (
    <svg width={WIDTH} height={HEIGHT}>
      {series.map(({ name, points }, place) => (
        <path key={name} d={path(points) ?? ''} fill="none" stroke={COLORS[place]} />
      ))}
    </svg>
  );
}

export const bare = reactContender('d3 paths in React', Bare);
