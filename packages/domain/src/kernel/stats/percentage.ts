import { share } from './share.ts';

/** A stats card's percentage with its tooltip text. */
export interface StatsPercentage {
  /** Percent, two decimals; 0 when the divisor is 0. */
  readonly value: number;
  readonly formula: string;
}

const ratio = (part: number, whole: number): number => Number(share(part, whole));

/** Chargebacks as a share of card sales, by count. */
export const chargebackPercentage = (chargebacks: number, sales: number): StatsPercentage => ({
  value: ratio(chargebacks, sales),
  formula: 'Number of chargebacks ÷ number of card sales × 100',
});

/** Refunds as a share of card sales, by amount. */
export const refundPercentage = (refunded: number, sold: number): StatsPercentage => ({
  value: ratio(refunded, sold),
  formula: 'Amount refunded ÷ amount of card sales × 100',
});
