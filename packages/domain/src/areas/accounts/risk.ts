import * as z from 'zod/mini';
import { formatUsd, highestPaymentCeiling, money } from '../../kernel/money/index.ts';
import { riskActions } from '../risk/index.ts';

/** The most one payment may be. */
export const paymentCeiling = /* @__PURE__ */ money.check(
  z.refine((ceiling) => ceiling > 0 && ceiling <= highestPaymentCeiling, {
    error: `Enter an amount from $0.01 to ${formatUsd(highestPaymentCeiling)}.`,
  }),
);

/** What underwriting expects of a merchant; payments beyond it raise alerts. Zero expects nothing. */
export const riskMetricsSchema = z.object({
  /** What is expected in a month, in dollars. */
  monthlyVolume: money,
  /** What a payment comes to on average, in dollars. */
  averageTicket: money,
  /** The most that a payment is expected to come to, in dollars. */
  highestTicket: money,
  /** Payments a day. */
  dailyCount: z.int().check(z.minimum(0)),
  /** What becomes of a payment beyond them; it raises an alert in any case, and no more when absent. */
  beyond: z.optional(z.enum(riskActions)),
  /** The most one payment may be, from a cent to $10,000,000.00; $999,999.99 when absent. */
  paymentCeiling: z.optional(paymentCeiling),
});
export type RiskMetrics = z.output<typeof riskMetricsSchema>;

/** A risk rule as it is set for one sub-merchant. */
export const riskRuleSettingSchema = z.object({
  /** The risk rule. */
  ruleId: z.string(),
  /** Whether it is on. */
  enabled: z.boolean(),
  /** The figures of the rule. */
  params: z.record(z.string(), z.union([z.number(), z.string()])),
});
export type RiskRuleSetting = z.output<typeof riskRuleSettingSchema>;

/** What has been made sure of (document 1, section 3). */
export const accountRulesSchema = z.object({
  /** The business was verified, or a reviewer vouched for it. */
  knowYourBusiness: z.boolean(),
  /** The owner accepted the terms. */
  acknowledged: z.boolean(),
});
export type AccountRules = z.output<typeof accountRulesSchema>;
