import type { DoDontPair } from '../../stories/do-dont.ts';
import { CurrencyInput } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Set `max` to the remaining amount, and state it in the description.',
    good: (
      <CurrencyInput
        label="Refund amount"
        defaultValue={62.75}
        max={62.75}
        description="Available to refund: $62.75"
      />
    ),
    dont: 'Don’t make people find the limit by trial and error.',
    bad: (
      <CurrencyInput
        label="Refund amount"
        defaultValue={80}
        errorMessage="Amount is invalid."
        isTouched
      />
    ),
  },
];
