import { Line } from '@nivo/line';
import {
  COLORS,
  HEIGHT,
  reactContender,
  type Series,
  WIDTH,
} from '../../../src/charts/page/contender.ts';

const margin = { top: 10, right: 10, bottom: 50, left: 50 };

const Nivo = ({ series }: { readonly series: readonly Series[] }) => (
  <Line
    width={WIDTH}
    height={HEIGHT}
    margin={margin}
    animate={false}
    enablePoints={false}
    colors={[...COLORS]}
    data={series.map(({ name, points }) => ({ id: name, data: [...points] }))}
    xScale={{ type: 'time', format: 'native', useUTC: true, precision: 'day' }}
    axisBottom={{ format: '%Y-%m-%d', tickValues: 8 }}
    enableSlices="x"
    legends={[
      { anchor: 'bottom', direction: 'row', itemWidth: 80, itemHeight: 20, translateY: 45 },
    ]}
  />
);

export const nivo = reactContender('nivo', Nivo);
