import { formatDay } from '../../kernel/time/index.ts';

/** Expiry of a saved card. */
export interface CardExpiry {
  readonly expirationMonth: number;
  readonly expirationYear: number;
}

/** How close a card is to expiring; it can be charged through the last day of its month. */
export type ExpiryState = 'valid' | 'expires-soon' | 'expired';

/** Days before its expiry that a card is flagged for replacement. */
export const expiryWarningDays = 60;

const DAY_MS = 86_400_000;
const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** `09/29`, as printed on the card. */
export const displayExpiry = ({ expirationMonth, expirationYear }: CardExpiry): string =>
  `${twoDigits(expirationMonth)}/${twoDigits(expirationYear % 100)}`;

/** Expiry state at an instant, by the calendar day in a zone. */
export function expiryState(card: CardExpiry, at: Date, zone: string): ExpiryState {
  const lastDay = Date.UTC(card.expirationYear, card.expirationMonth, 0);
  const today = Date.parse(`${formatDay(at, zone)}T00:00:00Z`);
  const daysLeft = (lastDay - today) / DAY_MS;
  if (daysLeft < 0) return 'expired';
  return daysLeft <= expiryWarningDays ? 'expires-soon' : 'valid';
}
