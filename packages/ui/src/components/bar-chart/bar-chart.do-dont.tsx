import type { DoDontPair } from '../../stories/do-dont.ts';
import { BarChart } from './index.ts';

const kinds: readonly (readonly [name: string, declines: number])[] = [
  ['Insufficient funds', 412],
  ['Do not honor', 268],
  ['Expired card', 97],
  ['CVV mismatch', 64],
];
const points = kinds.map(([x, y]) => ({ x, y }));

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Give one series one color.',
    good: (
      <BarChart label="Declines by reason" series={[{ name: 'Declines', points }]} height={200} />
    ),
    dont: 'Don’t color each bar of one series.',
    bad: (
      <BarChart
        label="Declines by reason"
        series={points.map((point) => ({ name: point.x, points: [point] }))}
        height={200}
      />
    ),
  },
];
