import type { DoDontPair } from '../../stories/do-dont.ts';
import { HorizontalBars } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Sort by value, in one unit.',
    good: (
      <HorizontalBars
        label="Declines by reason"
        bars={[
          { name: 'Insufficient funds', value: 412, text: '412' },
          { name: 'Do not honor', value: 268, text: '268' },
          { name: 'Expired card', value: 97, text: '97' },
        ]}
      />
    ),
    dont: 'Don’t mix units.',
    bad: (
      <HorizontalBars
        label="Blue Door Cafe"
        bars={[
          { name: 'Declines', value: 97, text: '97' },
          { name: 'Volume', value: 412, text: '$412.00' },
          { name: 'Approval rate', value: 94, text: '94%' },
        ]}
      />
    ),
  },
];
