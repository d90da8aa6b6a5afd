import type { ApiError } from '@payfac/api';
import { useRef } from 'react';
import { NeverArrived, neverArrived } from './move-once.ts';
import { type MoneyMoveOptions, type MoneyMoveState, useMoneyMove } from './use-money-move.ts';

interface MoveCall<I, T> {
  readonly state: MoneyMoveState;
  /** @throws ApiError a refusal; NeverArrived when nothing was received. */
  readonly call: (input: I) => Promise<T>;
}

/** A money move as the call of a form: its key outlives a reload, and it is never sent twice. */
export function useMoveCall<I, T>(
  options: Omit<MoneyMoveOptions<I, T>, 'onDone' | 'onRefused'>,
): MoveCall<I, T> {
  const ended = useRef<{ readonly result: T } | { readonly refusal: ApiError }>(undefined);
  const endOf = () => ended.current;
  const { state, submit } = useMoneyMove<I, T>({
    ...options,
    onDone: (result) => {
      ended.current = { result };
    },
    onRefused: (refusal) => {
      ended.current = { refusal };
    },
  });
  const call = async (input: I): Promise<T> => {
    ended.current = undefined;
    await submit(input);
    const end = endOf();
    if (!end) throw new NeverArrived(neverArrived);
    if ('refusal' in end) throw end.refusal;
    return end.result;
  };
  return { state, call };
}
