import { ApiError } from '@payfac/api';
import { useState } from 'react';
import { repeatUntilKnown } from './repeat-until-known.ts';

/** `unknown` means: sent, no answer yet, being looked up; nothing may be sent again. */
export type MoneyMoveState = 'idle' | 'sending' | 'unknown';

export interface MoneyMove<I> {
  readonly state: MoneyMoveState;
  readonly error: ApiError | undefined;
  readonly submit: (input: I) => Promise<void>;
}

/** One form's way of moving money: sends, finds out what became of it, and keeps the last refusal. */
export function useMoneyMove<I, T>(
  send: (input: I, idempotencyKey: string) => Promise<T>,
  onDone: (answer: T) => void,
  onRefused?: (error: ApiError) => void,
): MoneyMove<I> {
  const [state, setState] = useState<MoneyMoveState>('idle');
  const [error, setError] = useState<ApiError>();
  const submit = async (input: I) => {
    if (state !== 'idle') return;
    setState('sending');
    setError(undefined);
    try {
      onDone(
        await repeatUntilKnown(
          (key) => send(input, key),
          () => setState('unknown'),
        ),
      );
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setError(problem);
      onRefused?.(problem);
    } finally {
      setState('idle');
    }
  };
  return { state, error, submit };
}
