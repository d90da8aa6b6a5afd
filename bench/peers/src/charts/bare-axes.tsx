import { line } from 'd3-shape';
import {
  COLORS,
  HEIGHT,
  reactContender,
  type Series,
  WIDTH,
} from '../../../src/charts/page/contender.ts';
import { MARGIN } from './margin.ts';
import { scalesOf } from './scales.ts';

type Point = Series['points'][number];

/** Lines with ticks. */
function BareAxes({ series }: { readonly series: readonly Series[] }) {
  const { x, y } = scalesOf(series);
  const path = line<Point>(
    (point) => x(point.x),
    (point) => y(point.y),
  );
  const format = x.tickFormat(10);
  return (
    <svg width={WIDTH} height={HEIGHT}>
      {y.ticks(5).map((tick) => (
        <g key={tick} transform={`translate(0,${y(tick)})`}>
          <line x1={MARGIN.left} x2={WIDTH - MARGIN.right} stroke="#ddd" />
          <text x={MARGIN.left - 6} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {x.ticks(10).map((tick) => (
        <text key={tick.getTime()} x={x(tick)} y={HEIGHT - 10} textAnchor="middle">
          {format(tick)}
        </text>
      ))}
      {series.map(({ name, points }, place) => (
        <path key={name} d={path(points) ?? ''} fill="none" stroke={COLORS[place]} />
      ))}
    </svg>
  );
}

export const bareAxes = reactContender('d3 paths and axes', BareAxes);
