import * as z from 'zod/mini';
import { cardBrands } from '../../kernel/enumerations/index.ts';
import { type Cents, cents, money, zeroCents } from '../../kernel/money/index.ts';
import { share } from '../../kernel/stats/index.ts';
import { chartPeriods, instant } from '../../kernel/time/index.ts';
import type { Metric } from './metrics.ts';

/** A percentage as a decimal string with two decimals, such as `2.90`. */
export const metricPercent = z.string().check(z.regex(/^\d+\.\d{2}$/));

/** Counts of card payments over a period. */
export interface CardTallies {
  readonly approved: number;
  readonly amount: Cents;
  readonly declined: number;
  readonly refundedAmount: Cents;
  readonly chargebacks: number;
}

export const metricValuesSchema = z.object({
  /** Number of payments. */
  transactionCount: z.int(),
  /** US dollars, at most two decimals. */
  amount: money,
  /** Average payment amount, in dollars. */
  averageAmount: money,
  /** Number of declined payments. */
  declineCount: z.int(),
  /** Decline rate, as a percentage. */
  declineRate: metricPercent,
  /** Refund rate, as a percentage. */
  refundRate: metricPercent,
  /** Number of chargebacks. */
  chargebackCount: z.int(),
  /** Chargeback rate, as a percentage. */
  chargebackRate: metricPercent,
});
export type MetricValues = z.output<typeof metricValuesSchema>;

/**
 * The metrics of a period. Declines are a share of all attempts, refunds of the approved amount, chargebacks of the
 * approved payments; the average is rounded down to the cent.
 */
export function metricValues(tallies: CardTallies): MetricValues {
  const { approved, amount, declined, refundedAmount, chargebacks } = tallies;
  return {
    transactionCount: approved,
    amount,
    averageAmount: approved === 0 ? zeroCents : cents(Math.floor(amount / approved)),
    declineCount: declined,
    declineRate: share(declined, approved + declined),
    refundRate: share(refundedAmount, amount),
    chargebackCount: chargebacks,
    chargebackRate: share(chargebacks, approved),
  };
}

/** A metric as a comparable whole number: payments, cents or hundredths of a percent. */
export function metricQuantity(values: MetricValues, metric: Metric): number {
  const value = values[metric];
  return typeof value === 'number' ? value : Number(value.replace('.', ''));
}

const span = {
  /** Period of the figures. */
  period: z.enum(chartPeriods),
  /** Start of the period, inclusive. */
  from: instant,
  /** End of the period, exclusive. */
  to: instant,
};

/** A row of the account metrics (ccTxMetrics): one account's card payments in one period. */
export const accountMetricsSchema = z.object({
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Id of the service provider's product. */
  spProductId: z.string(),
  ...span,
  ...metricValuesSchema.shape,
});
export type AccountMetrics = z.output<typeof accountMetricsSchema>;

/** A row of the card metrics (ccTokenMetrics): one card's payments in one period, across all accounts. */
export const cardMetricsSchema = z.object({
  /** Token of the card or bank account. */
  token: z.string(),
  /** Card brand, such as Visa. */
  cardBrand: z.nullable(z.enum(cardBrands)),
  /** Last four digits of the card. */
  truncatedCardNumber: z.string(),
  /** Number of accounts the card paid. */
  accountCount: z.int(),
  ...span,
  ...metricValuesSchema.shape,
});
export type CardMetrics = z.output<typeof cardMetricsSchema>;

/** All card payments of the current period so far, with the previous period. */
export const metricsOverviewSchema = z.object({
  /** Period of the figures. */
  period: z.enum(chartPeriods),
  /** Start of the period, inclusive. */
  from: instant,
  /** End of the period, exclusive. */
  to: instant,
  /** Values for this period. */
  current: metricValuesSchema,
  /** Values for the previous period. */
  previous: metricValuesSchema,
  /** When it was computed. */
  computedAt: instant,
});
export type MetricsOverview = z.output<typeof metricsOverviewSchema>;
