import * as z from 'zod/mini';
import { cents, formatUsd, highestPaymentCeiling, money } from '../../kernel/money/index.ts';
import { moneyUpTo } from '../../kernel/money/schema.ts';
import { riskActions } from '../risk/index.ts';

/** Maximum amount of one payment. */
export const paymentCeiling = /* @__PURE__ */ money.check(
  z.refine((ceiling) => ceiling > 0 && ceiling <= highestPaymentCeiling, {
    error: `Enter an amount from $0.01 to ${formatUsd(highestPaymentCeiling)}.`,
  }),
);

/** Maximum expected monthly volume of an account: $1,000,000,000.00. */
export const highestMonthlyVolume = /* @__PURE__ */ cents(100_000_000_000);

const monthlyVolume = /* @__PURE__ */ moneyUpTo(highestMonthlyVolume / 100);
// No payment can exceed the highest ceiling.
const ticket = /* @__PURE__ */ moneyUpTo(highestPaymentCeiling / 100);

/** A merchant's expected processing, set by underwriting; payments beyond it raise alerts. Zero sets no expectation. */
export const riskMetricsSchema = z.object({
  /** Expected monthly volume, in dollars: at most 1,000,000,000.00. */
  monthlyVolume,
  /** Expected average ticket, in dollars: at most 10,000,000.00. */
  averageTicket: ticket,
  /** Expected highest ticket, in dollars: at most 10,000,000.00. */
  highestTicket: ticket,
  /** Expected payments per day. */
  dailyCount: z.int().check(z.minimum(0)),
  /** Action on payments beyond these; they always raise an alert, and only that when absent. */
  beyond: z.optional(z.enum(riskActions)),
  /** Maximum amount of one payment, $0.01 to $10,000,000.00; $999,999.99 when absent. */
  paymentCeiling: z.optional(paymentCeiling),
});
export type RiskMetrics = z.output<typeof riskMetricsSchema>;

/** A risk rule's settings for one sub-merchant. */
export const riskRuleSettingSchema = z.object({
  /** Id of the risk rule, from `riskRules.list`. */
  ruleId: z.string(),
  /** True while enabled for the account. */
  enabled: z.boolean(),
  /** Parameters of the rule. */
  params: z.record(z.string(), z.union([z.number(), z.string()])),
});
export type RiskRuleSetting = z.output<typeof riskRuleSettingSchema>;

/** Onboarding requirements that are met. */
export const accountRulesSchema = z.object({
  /** The business was verified, or a reviewer approved it. */
  knowYourBusiness: z.boolean(),
  /** The owner accepted the terms. */
  acknowledged: z.boolean(),
});
export type AccountRules = z.output<typeof accountRulesSchema>;
