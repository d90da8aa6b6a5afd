import type { DoDontPair } from '../../stories/do-dont.ts';
import { PercentageInput } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Ask for the percentage as people say it: 2.9.',
    good: <PercentageInput label="Card rate" defaultValue="2.9" decimals={2} />,
    dont: 'Don’t store 2.9 percent as 0.029.',
    bad: (
      <PercentageInput
        label="Card rate"
        defaultValue="0.029"
        decimals={3}
        description="Enter 0.029 for 2.9%."
      />
    ),
  },
];
