import type { DoDontPair } from '../../stories/do-dont.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Offer the next step: create one, clear the filters, try again.',
    good: (
      <EmptyState
        title="No matching transactions"
        drawing="search"
        headingLevel={3}
        actions={<Button>Clear search and filters</Button>}
      >
        Try changing your search or filters.
      </EmptyState>
    ),
    dont: 'Don’t leave a blank space or a bare “No data”.',
    bad: <EmptyState title="No data" headingLevel={3} />,
  },
];
