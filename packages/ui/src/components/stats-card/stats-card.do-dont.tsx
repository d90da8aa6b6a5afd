import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { StatsCard } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Name the date range, and say what a change is compared with.',
    good: (
      <StatsCard
        title="Card sales"
        headingLevel={4}
        value="$48,214.10"
        range={{ id: 'last7Days' }}
        onRangeChange={unused}
        href="#transactions"
        delta={{ change: 0.12, comparedWith: 'than the 7 days before' }}
        detail="1,918 payments"
      />
    ),
    dont: 'Don’t shorten an amount, or leave out what it’s compared with.',
    bad: (
      <StatsCard
        title="Total"
        headingLevel={4}
        value="~48k"
        range={{ id: 'last7Days' }}
        onRangeChange={unused}
        detail="Looking good!"
      />
    ),
  },
];
