import { ApiError } from '@payfac/api';
import { useEffect, useRef, useState } from 'react';
import type { Attempt, Ending, Move } from './attempt.ts';
import { announceEnded, putAttempt } from './attempts.ts';
import { moveOnce, NeverArrived } from './move-once.ts';

/** `unknown` means: sent, no response yet, being checked; nothing is sent again. */
export type MoneyMoveState = 'idle' | 'sending' | 'unknown';

export interface MoneyMoveOptions<I, T> {
  /** What is about to move, for the sentences about it. */
  readonly describe: (input: I) => Move;
  readonly send: (input: I, idempotencyKey: string) => Promise<T>;
  readonly onDone: (result: T) => void;
  /** After a definite refusal. */
  readonly onRefused?: (error: ApiError) => void;
  /** Makes stale what shows money: after every end, a refusal included, which others' moves may have caused. */
  readonly invalidate: () => void;
  /** The transaction that a result is about, for the way there when nobody waits any more. */
  readonly transactionIdOf?: (result: T) => string | undefined;
}

export interface MoneyMove<I> {
  readonly state: MoneyMoveState;
  readonly error: ApiError | NeverArrived | undefined;
  readonly submit: (input: I) => Promise<void>;
}

const handToShell = (attempt: Attempt): void => putAttempt({ ...attempt, state: 'unknown' });

/**
 * One form's way of moving money. A form that is gone when the outcome arrives is not waited for: the
 * shell tells how it ended. It tells so too where the page is being left and shows only until the next
 * one has loaded.
 */
export function useMoneyMove<I, T>(options: MoneyMoveOptions<I, T>): MoneyMove<I> {
  const { describe, send, onDone, onRefused, invalidate, transactionIdOf } = options;
  const [state, setState] = useState<MoneyMoveState>('idle');
  const [error, setError] = useState<ApiError | NeverArrived>();
  const isShown = useRef(false);
  const open = useRef<Attempt>(undefined);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      if (open.current) handToShell(open.current);
    };
  }, []);

  const submit = async (input: I) => {
    if (state !== 'idle') return;
    setState('sending');
    setError(undefined);
    const move = describe(input);
    const { pathname } = location;
    const isLeft = () => !isShown.current || location.pathname !== pathname;
    const announce = (ending: Ending) =>
      announceEnded(
        { key: crypto.randomUUID(), move, startedAt: Date.now(), state: 'unknown' },
        ending,
      );
    try {
      const result = await moveOnce(
        move,
        (key) => send(input, key),
        (attempt) => {
          open.current = attempt;
          if (isShown.current) setState('unknown');
          else handToShell(attempt);
        },
      );
      if (isLeft()) announce({ state: 'succeeded', transactionId: transactionIdOf?.(result) });
      if (isShown.current) onDone(result);
    } catch (problem) {
      if (!(problem instanceof ApiError || problem instanceof NeverArrived)) throw problem;
      setError(problem);
      if (isLeft()) {
        announce(
          problem instanceof NeverArrived
            ? { state: 'never-arrived' }
            : { state: 'failed', reason: problem.message },
        );
      }
      if (isShown.current && problem instanceof ApiError) onRefused?.(problem);
    } finally {
      open.current = undefined;
      invalidate();
      setState('idle');
    }
  };
  return { state, error, submit };
}
