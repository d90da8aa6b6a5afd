import { type Cents, formatUsd, negateCents, zeroCents } from '@payfac/domain/money';

/**
 * What a payout of settled days says it is for.
 * @param beyond what it pays more than the days came to, or less: what was paid out by hand, refunded
 * since, or left from before.
 */
export function settledDays(count: number, beyond: Cents = zeroCents): string {
  const days = `Payout of ${count} settled ${count === 1 ? 'day' : 'days'}`;
  if (beyond === zeroCents) return days;
  return beyond < zeroCents
    ? `${days}, less ${formatUsd(negateCents(beyond))} already paid out or refunded`
    : `${days} and ${formatUsd(beyond)} left from before`;
}

/** What a payout of released reserves says it is for. */
export const releasedReserve = 'Released reserve';
