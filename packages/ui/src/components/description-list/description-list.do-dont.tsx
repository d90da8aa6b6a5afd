import type { DoDontPair } from '../../stories/do-dont.ts';
import { DescriptionList } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Pass a missing value as empty: it’s shown as a dash.',
    good: (
      <DescriptionList
        entries={[
          { term: 'Card', value: 'Visa debit •••• 5556' },
          { term: 'AVS', value: 'Match' },
          { term: 'Invoice', value: undefined },
        ]}
      />
    ),
    dont: 'Don’t write “null” or “N/A”, and don’t hide the term.',
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
