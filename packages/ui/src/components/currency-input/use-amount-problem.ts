import { useCallback } from 'react';
import { useFieldMessages } from '../../field/messages-context.tsx';
import { bodyIn, isAmountText, isClearText } from './currency-text.ts';
import type { Decimal } from './decimal.ts';
import { readingsOf } from './readings.ts';

interface AmountProblemRules {
  readonly prefix: string;
  readonly decimals: number;
  readonly max: Decimal | null;
  /** Message for a text without any reading. */
  readonly invalid: string;
}

/**
 * What is wrong with an amount's text. A text that further typing may complete ('$1,2') is wrong only once it is final.
 */
export function useAmountProblem({ prefix, decimals, max, invalid }: AmountProblemRules) {
  const { amountInDoubt } = useFieldMessages();
  return useCallback(
    (text: string, isFinal: boolean) => {
      if (isClearText(text, prefix, decimals)) return undefined;
      const isTyped = isAmountText(text, prefix);
      if (isTyped && !isFinal) return undefined;
      const readings = isTyped ? readingsOf(bodyIn(text, prefix), decimals, max) : [];
      return readings.length === 0 ? invalid : amountInDoubt(readings);
    },
    [prefix, decimals, max, invalid, amountInDoubt],
  );
}
