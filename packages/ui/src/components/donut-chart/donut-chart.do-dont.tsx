import type { DoDontPair } from '../../stories/do-dont.ts';
import { DonutChart } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Show the parts of one whole.',
    good: (
      <DonutChart
        label="Sales by card brand"
        totalLabel="Sales"
        height={180}
        parts={[
          { name: 'Visa', value: 1042 },
          { name: 'Mastercard', value: 611 },
          { name: 'Amex', value: 204 },
          { name: 'Discover', value: 61 },
        ]}
      />
    ),
    dont: 'Don’t use it for a single percentage; use a `Gauge`.',
    bad: (
      <DonutChart
        label="Approval rate"
        height={180}
        parts={[
          { name: 'Approved', value: 94 },
          { name: 'The rest', value: 6 },
        ]}
      />
    ),
  },
];
