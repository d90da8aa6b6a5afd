import { CartesianGrid, Legend, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import {
  COLORS,
  HEIGHT,
  reactContender,
  type Series,
  WIDTH,
} from '../../../src/charts/page/contender.ts';

function Recharts({ series }: { readonly series: readonly Series[] }) {
  const data = series[0]?.points.map(({ x }, index) =>
    Object.fromEntries([
      ['x', x.getTime()],
      ...series.map(({ name, points }) => [name, points[index]?.y]),
    ]),
  );
  return (
    <LineChart width={WIDTH} height={HEIGHT} {...(data && { data })}>
      <CartesianGrid vertical={false} />
      <XAxis dataKey="x" type="number" scale="time" domain={['dataMin', 'dataMax']} />
      <YAxis />
      <Tooltip />
      <Legend />
      {series.map(({ name }, place) => (
        <Line
          key={name}
          dataKey={name}
          stroke={COLORS[place] ?? '#000'}
          dot={false}
          isAnimationActive={false}
        />
      ))}
    </LineChart>
  );
}

export const recharts = reactContender('recharts', Recharts);
