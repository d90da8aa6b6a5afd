import { addDays } from '../time/index.ts';

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
