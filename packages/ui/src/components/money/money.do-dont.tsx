import type { DoDontPair } from '../../stories/do-dont.ts';
import { Stack } from '../layout/index.ts';
import { Money } from './index.ts';

const amounts = [124_800, 4_820, 61_275];

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Use one rank and the default color in a column.',
    good: (
      <Stack gap="xs" align="end">
        {amounts.map((amount) => (
          <Money key={amount} amount={amount} />
        ))}
      </Stack>
    ),
    dont: 'Don’t color an amount just because it’s money: a sale isn’t green.',
    bad: (
      <Stack gap="xs" align="end">
        {amounts.map((amount) => (
          <Money key={amount} amount={amount} tone="positive" sign="always" />
        ))}
      </Stack>
    ),
  },
];
