import { type Cents, formatUsd, negateCents, zeroCents } from '@payfac/domain/money';

/**
 * The description of a payout of settled days.
 * @param beyond the difference to the days' total: already paid out manually, refunded since, or left from before.
 */
export function settledDays(count: number, beyond: Cents = zeroCents): string {
  const days = `Payout of ${count} settled ${count === 1 ? 'day' : 'days'}`;
  if (beyond === zeroCents) return days;
  return beyond < zeroCents
    ? `${days}, less ${formatUsd(negateCents(beyond))} already paid out or refunded`
    : `${days} and ${formatUsd(beyond)} left from before`;
}

/** The description of a payout of released reserves. */
export const releasedReserve = 'Released reserve';
