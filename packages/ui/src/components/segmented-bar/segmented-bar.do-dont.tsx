import type { DoDontPair } from '../../stories/do-dont.ts';
import { SegmentedBar } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Put the parts in their natural order.',
    good: (
      <SegmentedBar
        label="Money on its way"
        segments={[
          { name: 'Authorized', value: 40, text: '$40' },
          { name: 'Settled', value: 35, text: '$35' },
          { name: 'Paid out', value: 25, text: '$25' },
        ]}
      />
    ),
    dont: 'Don’t show parts that don’t add up to a whole.',
    bad: (
      <SegmentedBar
        label="This month"
        segments={[
          { name: 'Sales', value: 40, text: '$40' },
          { name: 'Refunds', value: 5, text: '$5' },
          { name: 'Sales last month', value: 35, text: '$35' },
        ]}
      />
    ),
  },
];
