import type { ApiError } from '@payfac/api';
import { useRef } from 'react';
import { queryClient } from '../query/client.ts';
import type { Move } from './attempt.ts';
import { NeverArrived, neverArrived } from './move-once.ts';
import { type MoneyMoveState, useMoneyMove } from './use-money-move.ts';

interface FormMoveOptions<B, T> {
  readonly describe: (body: B) => Move;
  readonly send: (body: B, idempotencyKey: string) => Promise<T>;
  /** What shows the money, by the first part of the query keys. */
  readonly invalidates: readonly string[];
  /** The transaction that a result is about, for the way there when nobody waits any more. */
  readonly transactionIdOf?: (result: T) => string | undefined;
}

export interface FormMove<B, T> {
  readonly state: MoneyMoveState;
  /** @throws ApiError a refusal; NeverArrived when nothing was received. */
  readonly move: (body: B) => Promise<T>;
}

/** A form's call as a money move: its key outlives a reload, and it is never sent twice. */
export function useFormMove<B, T>({
  describe,
  send,
  invalidates,
  transactionIdOf,
}: FormMoveOptions<B, T>): FormMove<B, T> {
  const ended = useRef<{ readonly result?: { readonly of: T }; readonly refusal?: ApiError }>({});
  const { state, submit } = useMoneyMove({
    describe,
    send,
    ...(transactionIdOf && { transactionIdOf }),
    onDone: (result: T) => {
      ended.current = { result: { of: result } };
    },
    onRefused: (refusal) => {
      ended.current = { refusal };
    },
    invalidate: () => {
      for (const key of invalidates) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
  const move = async (body: B): Promise<T> => {
    ended.current = {};
    await submit(body);
    const { result, refusal } = ended.current;
    if (result) return result.of;
    throw refusal ?? new NeverArrived(neverArrived);
  };
  return { state, move };
}
