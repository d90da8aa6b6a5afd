import { addDays } from '../../kernel/time/index.ts';

/** Days after a failed charge on which it is tried again; after the last the subscription pauses. */
export const subscriptionRetryDays = [1, 3, 7] as const;

/**
 * The day on which a charge that failed is tried again; undefined when its retries are used up.
 * @param failures how often it has failed, at least once.
 */
export function retryOn(chargeOn: string, failures: number): string | undefined {
  const days = subscriptionRetryDays[failures - 1];
  return days === undefined ? undefined : addDays(chargeOn, days);
}

/**
 * The days on which a failed charge is still tried again, the next first.
 * @param next the day of the next try.
 * @param failures how often it has failed.
 */
export function retriesLeft(next: string, failures: number): readonly string[] {
  const days = subscriptionRetryDays.slice(Math.max(0, failures - 1));
  const [first] = days;
  return failures < 1 || first === undefined ? [] : days.map((day) => addDays(next, day - first));
}
