import * as z from 'zod/mini';
import { positiveMoney } from '../../kernel/money/index.ts';
import { chartPeriods } from '../../kernel/time/index.ts';
import { type Metric, metricSubjects, metrics, metricUnits } from '../metrics/index.ts';

const limitForms = {
  count: { form: /^\d{1,9}$/, example: 'a whole number, such as 5' },
  money: { form: /^\d{1,12}(?:\.\d{1,2})?$/, example: 'an amount, such as 2500.00' },
  percent: { form: /^\d{1,3}(?:\.\d{1,2})?$/, example: 'a percentage, such as 2.5' },
} as const;

/** A metric's limit as a comparable whole number; undefined when it isn't in the metric's format. */
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

/** A metric above a limit, over one account's or one card's payments in a period. */
export const metricLimitParams = z
  .strictObject({
    /** Whose payments are measured: the account's or the card's. */
    subject: z.enum(metricSubjects),
    /** Metric. */
    metric: z.enum(metrics),
    /** Period of the figures. */
    period: z.enum(chartPeriods),
    /** Limit in payments, dollars or percent, depending on the metric; the limit itself is allowed. */
    limit: z.string(),
  })
  .check(fitsItsMetric);

/** A payment above an amount. */
export const amountLimitParams = z.strictObject({
  /** Maximum amount, in dollars. */
  maximum: positiveMoney,
});

/** Issuer checks that a rule can watch. */
export const issuerChecks = ['street', 'zip', 'cvv'] as const;
export type IssuerCheck = (typeof issuerChecks)[number];

export const issuerCheckLabels: Readonly<Record<IssuerCheck, string>> = {
  street: 'street address',
  zip: 'ZIP code',
  cvv: 'security code',
};

/** A payment for which the issuer reported a mismatch. */
export const mismatchParams = z.strictObject({
  /** Issuer checks to watch. */
  checks: z.array(z.enum(issuerChecks)).check(z.minLength(1)),
});

/** A card that paid more accounts than allowed in a period. */
export const cardSpreadParams = z.strictObject({
  /** Period of the figures. */
  period: z.enum(chartPeriods),
  /** Number of accounts one card may pay in the period. */
  accounts: z.int().check(z.minimum(1), z.maximum(1000)),
});
