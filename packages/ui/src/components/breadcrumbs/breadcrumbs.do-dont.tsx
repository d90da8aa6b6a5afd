import type { DoDontPair } from '../../stories/do-dont.ts';
import { Breadcrumbs } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Show where the page is, by the full names of the pages above.',
    good: (
      <Breadcrumbs
        items={[
          { label: 'Merchants', href: '#merchants' },
          { label: 'Blue Door Cafe', href: '#blue-door' },
        ]}
      />
    ),
    dont: 'Don’t show where people came from, and don’t shorten names.',
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
