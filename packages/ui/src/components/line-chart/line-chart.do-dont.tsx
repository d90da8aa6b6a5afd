import { formatShortUsd, formatUsd, sampleDays } from '../../stories/chart-sample.ts';
import type { DoDontPair } from '../../stories/do-dont.ts';
import { LineChart } from './index.ts';

const series = (count: number) =>
  [
    'Blue Door Cafe',
    'Nordhaven Cycles',
    'Mercer Books',
    'Pine St Deli',
    'Harbor Gym',
    'Lark Florist',
    'Quay Pharmacy',
    'Union Tailor',
  ]
    .slice(0, count)
    .map((name, index) => ({ name, points: sampleDays(14, 9000 - index * 700, 41 + index * 17) }));

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Show the few series people compare.',
    good: (
      <LineChart
        label="Volume by merchant"
        series={series(2)}
        formatY={formatUsd}
        formatYTick={formatShortUsd}
        height={200}
      />
    ),
    dont: 'Don’t show more than six series: colors repeat.',
    bad: (
      <LineChart
        label="Volume by merchant"
        series={series(8)}
        formatY={formatUsd}
        formatYTick={formatShortUsd}
        height={200}
      />
    ),
  },
];
