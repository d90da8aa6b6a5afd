import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleLinear, scaleUtc } from '@visx/scale';
import { LinePath } from '@visx/shape';
import {
  COLORS,
  HEIGHT,
  reactContender,
  type Series,
  WIDTH,
} from '../../../src/charts/page/contender.ts';
import { MARGIN } from './margin.ts';
import { scalesOf } from './scales.ts';

function Visx({ series }: { readonly series: readonly Series[] }) {
  const own = scalesOf(series);
  const x = scaleUtc({ domain: own.x.domain(), range: own.x.range() });
  const y = scaleLinear({ domain: own.y.domain(), range: own.y.range() });
  return (
    <svg width={WIDTH} height={HEIGHT}>
      <GridRows scale={y} left={MARGIN.left} width={WIDTH - MARGIN.left - MARGIN.right} />
      <AxisBottom scale={x} top={HEIGHT - MARGIN.bottom} />
      <AxisLeft scale={y} left={MARGIN.left} />
      {series.map(({ name, points }, place) => (
        <LinePath
          key={name}
          data={[...points]}
          x={(point) => x(point.x)}
          y={(point) => y(point.y)}
          stroke={COLORS[place]}
        />
      ))}
    </svg>
  );
}

export const visx = reactContender('visx', Visx);
