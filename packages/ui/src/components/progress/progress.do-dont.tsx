import type { DoDontPair } from '../../stories/do-dont.ts';
import { Progress } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Say what is running, and how far along it is.',
    good: <Progress label="Exporting transactions" value={42} valueText="4,200 of 10,000 rows" />,
    dont: 'Don’t make people wait without saying what for.',
    bad: <Progress label="Please wait" value={42} />,
  },
];
