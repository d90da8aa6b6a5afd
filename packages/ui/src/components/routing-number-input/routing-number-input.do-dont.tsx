import type { DoDontPair } from '../../stories/do-dont.ts';
import { RoutingNumberInput } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Show the bank’s name once the number is complete.',
    good: (
      <RoutingNumberInput
        label="Routing number"
        defaultValue="021000021"
        successMessage="JPMorgan Chase"
        isSuccess
        isTouched
      />
    ),
    dont: 'Don’t accept a number with a wrong check digit.',
    bad: (
      <RoutingNumberInput
        label="Routing number"
        defaultValue="02100002"
        successMessage="Saved"
        isSuccess
        isTouched
      />
    ),
  },
];
