import { ApiError } from '@payfac/api';
import * as outcomes from '@payfac/api/contract/outcomes';
import { send } from '../api/connection.ts';
import type { Attempt, Move } from './attempt.ts';
import { dropAttempt, putAttempt } from './attempts.ts';
import { findOutcome, type Outcome } from './find-outcome.ts';
import { forgetFinished, rememberFinished } from './just-finished.ts';

/** The status of a refusal that the platform stores under the attempt's key. */
const DECLINED = 402;

/** The platform never received the attempt: nothing moved, and it can be retried. */
export class NeverArrived extends Error {
  override readonly name = 'NeverArrived';
}

export const neverArrived =
  'The payment request never reached us. Nothing moved. You can try again.';

export const askOutcome = async (key: string): Promise<Outcome | undefined> =>
  (await send(outcomes.list)({ query: { key } })).data[0];

export const beginAttempt = (move: Move): Attempt => ({
  key: crypto.randomUUID(),
  move,
  startedAt: Date.now(),
  state: 'sending',
});

/**
 * Sends a call that moves money under its attempt's key. If its response is lost, asks the platform by that key until
 * the outcome is known. The attempt is never resent, except to read the response of one that the platform already has.
 * @throws ApiError a definite refusal; NeverArrived when nothing was received.
 */
export async function sendAttempt<T>(
  attempt: Attempt,
  make: (idempotencyKey: string) => Promise<T>,
  onUnknown: () => void,
): Promise<T> {
  const deliver = async (): Promise<T> => {
    try {
      const result = await make(attempt.key);
      rememberFinished(attempt);
      return result;
    } catch (error) {
      if (error instanceof ApiError && error.status === DECLINED) rememberFinished(attempt);
      throw error;
    }
  };
  forgetFinished();
  putAttempt(attempt);
  try {
    return await deliver();
  } catch (error) {
    if (!(error instanceof ApiError) || !error.isOutcomeUnknown) throw error;
    onUnknown();
    const ending = await findOutcome(attempt, askOutcome);
    if (ending.state === 'never-arrived') throw new NeverArrived(neverArrived);
    return await deliver();
  } finally {
    dropAttempt(attempt.key);
  }
}
