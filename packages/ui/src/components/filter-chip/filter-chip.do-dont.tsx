import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { Inline } from '../layout/index.ts';
import { FilterChip } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Offer the few filters people use every day.',
    good: (
      <Inline gap="sm">
        <FilterChip label="Status" value="Declined" onClear={unused} />
        <FilterChip label="Amount" value="Over $500" onClear={unused} />
        <FilterChip label="Created" />
      </Inline>
    ),
    dont: 'Don’t show more than six; use a `PropertyFilter`.',
    bad: (
      <Inline gap="sm">
        {[
          'Status',
          'Amount',
          'Created',
          'Card',
          'Brand',
          'AVS',
          'CVV',
          'Merchant',
          'Terminal',
          'Batch',
        ].map((label) => (
          <FilterChip key={label} label={label} />
        ))}
      </Inline>
    ),
  },
];
