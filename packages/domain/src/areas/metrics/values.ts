import * as z from 'zod/mini';
import { cardBrands } from '../../kernel/enumerations/index.ts';
import { type Cents, cents, money, zeroCents } from '../../kernel/money/index.ts';
import { share } from '../../kernel/stats/index.ts';
import { chartPeriods, instant } from '../../kernel/time/index.ts';
import type { Metric } from './metrics.ts';

/** A percentage as a decimal string with two decimals, such as `2.90`. */
export const metricPercent = z.string().check(z.regex(/^\d+\.\d{2}$/));

/** What is counted of card payments in a span. */
export interface CardTallies {
  readonly approved: number;
  readonly amount: Cents;
  readonly declined: number;
  readonly refundedAmount: Cents;
  readonly chargebacks: number;
}

export const metricValuesSchema = z.object({
  /** How many payments there were. */
  transactionCount: z.int(),
  /** US dollars, at most two decimals. */
  amount: money,
  /** The average payment, in dollars. */
  averageAmount: money,
  /** How many payments were declined. */
  declineCount: z.int(),
  /** The share of payments that were declined. */
  declineRate: metricPercent,
  /** The share of payments that were refunded. */
  refundRate: metricPercent,
  /** How many payments were charged back. */
  chargebackCount: z.int(),
  /** The share of payments that were charged back. */
  chargebackRate: metricPercent,
});
export type MetricValues = z.output<typeof metricValuesSchema>;

/**
 * The metrics of a span. Declines are a share of all attempts, refunds of the amount approved,
 * chargebacks of the payments approved; the average is rounded down to the cent.
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

/** A metric as a whole number that compares: payments, cents or hundredths of a per cent. */
export function metricQuantity(values: MetricValues, metric: Metric): number {
  const value = values[metric];
  return typeof value === 'number' ? value : Number(value.replace('.', ''));
}

const span = {
  /** The stretch of time that the figure is taken over. */
  period: z.enum(chartPeriods),
  /** Where the period begins, inclusive. */
  from: instant,
  /** Where the period ends, exclusive. */
  to: instant,
};

/** A row of the account metrics (ccTxMetrics): one account's card payments in one span. */
export const accountMetricsSchema = z.object({
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** The product of the service provider that the account belongs to. */
  spProductId: z.string(),
  ...span,
  ...metricValuesSchema.shape,
});
export type AccountMetrics = z.output<typeof accountMetricsSchema>;

/** A row of the card metrics (ccTokenMetrics): one card's payments in one span, over all accounts. */
export const cardMetricsSchema = z.object({
  /** A token that stands for a card or a bank account. */
  token: z.string(),
  /** Network of the card, such as Visa. */
  cardBrand: z.nullable(z.enum(cardBrands)),
  /** The last four digits of the card. */
  truncatedCardNumber: z.string(),
  /** Accounts the card paid to. */
  accountCount: z.int(),
  ...span,
  ...metricValuesSchema.shape,
});
export type CardMetrics = z.output<typeof cardMetricsSchema>;

/** All card payments of a period so far, beside the period before. */
export const metricsOverviewSchema = z.object({
  /** The stretch of time that the figure is taken over. */
  period: z.enum(chartPeriods),
  /** Where the period begins, inclusive. */
  from: instant,
  /** Where the period ends, exclusive. */
  to: instant,
  /** The figure of this period. */
  current: metricValuesSchema,
  /** The figure of the period before. */
  previous: metricValuesSchema,
  /** When it was computed. */
  computedAt: instant,
});
export type MetricsOverview = z.output<typeof metricsOverviewSchema>;
