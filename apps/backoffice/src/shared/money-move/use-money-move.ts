import { ApiError } from '@payfac/api';
import { useEffect, useRef, useState } from 'react';
import type { Attempt, AttemptOutcome, Move } from './attempt.ts';
import { announceOutcome, putAttempt } from './attempts.ts';
import { beginAttempt, NeverArrived, sendAttempt } from './send-attempt.ts';
import { markAcknowledged } from './unacknowledged.ts';

/** A processor may take this long for a charge; after that, its outcome counts as unknown and is looked up. */
export const chargeTimeoutMs = 45_000;

/** `unknown`: sent, no response yet, being checked; nothing is resent. */
export type MoneyMoveState = 'idle' | 'sending' | 'unknown';

export interface MoneyMoveOptions<B, T> {
  /** Describes the move for messages about it. */
  readonly describe: (body: B) => Move;
  readonly send: (body: B, idempotencyKey: string) => Promise<T>;
  /** The transaction of a result, to link to when no form waits any more. */
  readonly transactionIdOf?: (result: T) => string | undefined;
}

export interface MoneyMove<B, T> {
  readonly state: MoneyMoveState;
  /**
   * Moves the money once: a second press joins the first. Never settles for a form that is gone.
   * @throws ApiError a definite refusal; NeverArrived when nothing was received.
   */
  readonly move: (body: B) => Promise<T>;
}

const handToShell = (attempt: Attempt): void => putAttempt({ ...attempt, state: 'unknown' });

const endingOf = (problem: ApiError | NeverArrived): AttemptOutcome =>
  problem instanceof NeverArrived
    ? { state: 'never-arrived' }
    : { state: 'failed', reason: problem.message };

/**
 * Moves money for one form. If the form is gone when the outcome arrives, the shell shows the outcome. It also does
 * when the page is being left and is only visible until the next one has loaded.
 */
export function useMoneyMove<B, T>(options: MoneyMoveOptions<B, T>): MoneyMove<B, T> {
  const { describe, send, transactionIdOf } = options;
  const [state, setState] = useState<MoneyMoveState>('idle');
  const isShown = useRef(false);
  const open = useRef<Attempt>(undefined);
  const running = useRef<Promise<T>>(undefined);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      if (open.current) handToShell(open.current);
    };
  }, []);

  const run = async (body: B): Promise<T> => {
    const attempt = beginAttempt(describe(body));
    const { pathname } = location;
    const tell = (ending: AttemptOutcome) => {
      if (isShown.current && location.pathname === pathname) markAcknowledged(attempt.key);
      else announceOutcome({ ...attempt, state: 'unknown' }, ending);
    };
    setState('sending');
    try {
      const result = await sendAttempt(
        attempt,
        (key) => send(body, key),
        () => {
          open.current = attempt;
          if (isShown.current) setState('unknown');
          else handToShell(attempt);
        },
      );
      tell({ state: 'succeeded', transactionId: transactionIdOf?.(result) });
      return result;
    } catch (problem) {
      if (!(problem instanceof ApiError || problem instanceof NeverArrived)) throw problem;
      tell(endingOf(problem));
      throw problem;
    } finally {
      open.current = undefined;
      running.current = undefined;
      setState('idle');
    }
  };
  const move = async (body: B): Promise<T> => {
    running.current ??= run(body);
    try {
      const result = await running.current;
      if (isShown.current) return result;
    } catch (problem) {
      if (isShown.current) throw problem;
    }
    return new Promise<T>(() => undefined);
  };
  return { state, move };
}
