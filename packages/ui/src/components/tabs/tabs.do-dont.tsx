import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { Tabs } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Name each part in a word or two, and put the most used one first.',
    good: (
      <Tabs
        label="Merchant"
        selected="details"
        onChange={unused}
        tabs={[
          { id: 'details', label: 'Details', content: 'Approved in 2024.' },
          { id: 'disputes', label: 'Disputes', count: 2, content: '' },
          { id: 'payouts', label: 'Payouts', content: '' },
        ]}
      />
    ),
    dont: 'Don’t use tabs for steps or actions.',
    bad: (
      <Tabs
        label="Merchant"
        selected="details"
        onChange={unused}
        tabs={[
          { id: 'details', label: 'View all details', content: 'Approved in 2024.' },
          { id: 'next', label: 'Next step', content: '' },
          { id: 'close', label: 'Close account', content: '' },
        ]}
      />
    ),
  },
];
