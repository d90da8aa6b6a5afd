import * as z from 'zod/mini';
import { positiveMoney } from '../../kernel/money/index.ts';
import { chartPeriods } from '../../kernel/time/index.ts';
import { type Metric, metricSubjects, metrics, metricUnits } from '../metrics/index.ts';

const limitForms = {
  count: { form: /^\d{1,9}$/, example: 'a whole number, such as 5' },
  money: { form: /^\d{1,12}(?:\.\d{1,2})?$/, example: 'an amount, such as 2500.00' },
  percent: { form: /^\d{1,3}(?:\.\d{1,2})?$/, example: 'a percentage, such as 2.5' },
} as const;

/** A limit of a metric as a whole number that compares; undefined when it has not the metric's form. */
export function limitQuantity(metric: Metric, limit: string): number | undefined {
  const unit = metricUnits[metric];
  if (!limitForms[unit].form.test(limit)) return undefined;
  if (unit === 'count') return Number(limit);
  const [whole = '', fraction = ''] = limit.split('.');
  return Number(whole + fraction.padEnd(2, '0'));
}

const fitsItsMetric = z.check<{ readonly metric: Metric; readonly limit: string }>((context) => {
  const { metric, limit } = context.value;
  if (limitQuantity(metric, limit) !== undefined) return;
  context.issues.push({
    code: 'custom',
    input: limit,
    path: ['limit'],
    message: `Enter ${limitForms[metricUnits[metric]].example}.`,
  });
});

/** More of a metric than a limit, of one account's or one card's payments in a period. */
export const metricLimitParams = z
  .strictObject({
    /** The subject line. */
    subject: z.enum(metricSubjects),
    /** The figure. */
    metric: z.enum(metrics),
    /** The stretch of time that the figure is taken over. */
    period: z.enum(chartPeriods),
    /** Payments, dollars or per cent, by the metric; exactly the limit is allowed. */
    limit: z.string(),
  })
  .check(fitsItsMetric);

/** A payment of more than an amount. */
export const amountLimitParams = z.strictObject({
  /** The largest. */
  maximum: positiveMoney,
});

/** Responses of the issuer that a rule can watch. */
export const issuerChecks = ['street', 'zip', 'cvv'] as const;
export type IssuerCheck = (typeof issuerChecks)[number];

export const issuerCheckLabels: Readonly<Record<IssuerCheck, string>> = {
  street: 'street address',
  zip: 'ZIP code',
  cvv: 'security code',
};

/** A payment whose issuer answered that something does not match. */
export const mismatchParams = z.strictObject({
  /** The checks. */
  checks: z.array(z.enum(issuerChecks)).check(z.minLength(1)),
});

/** A card that paid to more accounts than usual in a period. */
export const cardSpreadParams = z.strictObject({
  /** The stretch of time that the figure is taken over. */
  period: z.enum(chartPeriods),
  /** Number of accounts that one card may pay to in the period. */
  accounts: z.int().check(z.minimum(1), z.maximum(1000)),
});
