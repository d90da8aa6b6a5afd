import { addDays } from '../../kernel/time/index.ts';

/** Days after a failed charge that it is retried; the subscription pauses after the last retry. */
export const subscriptionRetryDays = [1, 3, 7] as const;

/**
 * The day a failed charge is retried; undefined when no retries are left.
 * @param failures number of failed attempts, at least 1.
 */
export function retryOn(chargeOn: string, failures: number): string | undefined {
  const days = subscriptionRetryDays[failures - 1];
  return days === undefined ? undefined : addDays(chargeOn, days);
}

/**
 * The remaining retry days of a failed charge, next first.
 * @param next the day of the next retry.
 * @param failures number of failed attempts.
 */
export function retriesLeft(next: string, failures: number): readonly string[] {
  const days = subscriptionRetryDays.slice(Math.max(0, failures - 1));
  const [first] = days;
  return failures < 1 || first === undefined ? [] : days.map((day) => addDays(next, day - first));
}
