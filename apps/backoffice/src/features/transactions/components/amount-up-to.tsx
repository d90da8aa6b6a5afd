import type { Cents } from '@payfac/domain/money';
import type { FieldProblem } from '@payfac/domain/validation';
import { useEffect, useRef } from 'react';
import { Amount } from '../../../shared/form/controls/amounts.tsx';
import type { ControlProps } from '../../../shared/form/controls/control.ts';

/** An amount that begins with all there is: a part of it is typed over the whole. */
export function AmountUpTo({ ref, ...props }: ControlProps<Cents>) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <Amount
      {...props}
      autoFocus
      ref={(element) => {
        if (element instanceof HTMLInputElement) field.current = element;
        ref?.(element);
      }}
    />
  );
}

/** @param tooMuch what is said of more than the limit. */
export const upTo = (
  amount: Cents | undefined,
  limit: Cents,
  tooMuch: string,
): readonly FieldProblem[] =>
  amount !== undefined && amount > limit ? [{ path: 'amount', message: tooMuch }] : [];
