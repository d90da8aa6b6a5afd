import type { DoDontPair } from '../../stories/do-dont.ts';
import { DescriptionList } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Leave a missing value empty: it is shown as a dash.',
    good: (
      <DescriptionList
        entries={[
          { term: 'Card', value: 'Visa debit •••• 5556' },
          { term: 'AVS', value: 'Match' },
          { term: 'Invoice', value: undefined },
        ]}
      />
    ),
    dont: 'Don’t fill it with words of the system, or hide the fact.',
    bad: (
      <DescriptionList
        entries={[
          { term: 'Card', value: 'Visa debit •••• 5556' },
          { term: 'AVS', value: 'undefined' },
          { term: 'Invoice', value: 'N/A (null)' },
        ]}
      />
    ),
  },
];
