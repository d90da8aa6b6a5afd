import { ApiError } from '@payfac/api';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 8000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends a call that moves money, and while its outcome is unknown repeats the same call with the
 * same key: the platform then tells what became of it. Never starts a second attempt. Ends with the
 * answer or with a definite `ApiError`.
 */
export async function repeatUntilKnown<T>(
  send: (idempotencyKey: string) => Promise<T>,
  onUnknown: () => void,
  wait: (ms: number) => Promise<void> = sleep,
): Promise<T> {
  const key = crypto.randomUUID();
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
    try {
      return await send(key);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isOutcomeUnknown) throw error;
      onUnknown();
      await wait(error.retryAfter === undefined ? pause : error.retryAfter * 1000);
    }
  }
}
