import type { DoDontPair } from '../../stories/do-dont.ts';
import { Breadcrumbs } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Show where the page sits, with the full name of every page above it.',
    good: (
      <Breadcrumbs
        items={[
          { label: 'Merchants', href: '#merchants' },
          { label: 'Blue Door Cafe', href: '#blue-door' },
        ]}
      />
    ),
    dont: 'Don’t show how people got here, and don’t shorten names.',
    bad: (
      <Breadcrumbs
        items={[
          { label: 'Dashboard', href: '#dashboard' },
          { label: 'Search', href: '#search' },
          { label: 'Blue D…', href: '#blue-door' },
        ]}
        current="txn_00…"
      />
    ),
  },
];
