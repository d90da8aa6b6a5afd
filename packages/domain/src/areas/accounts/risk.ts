import * as z from 'zod/mini';
import { cents, formatUsd, highestPaymentCeiling, money } from '../../kernel/money/index.ts';
import { moneyUpTo } from '../../kernel/money/schema.ts';
import { riskActions } from '../risk/index.ts';

/** The most one payment may be. */
export const paymentCeiling = /* @__PURE__ */ money.check(
  z.refine((ceiling) => ceiling > 0 && ceiling <= highestPaymentCeiling, {
    error: `Enter an amount from $0.01 to ${formatUsd(highestPaymentCeiling)}.`,
  }),
);

/** The most that underwriting expects of an account in a month: $1,000,000,000.00. */
export const highestMonthlyVolume = /* @__PURE__ */ cents(100_000_000_000);

const monthlyVolume = /* @__PURE__ */ moneyUpTo(highestMonthlyVolume / 100);
// No payment comes to more.
const ticket = /* @__PURE__ */ moneyUpTo(highestPaymentCeiling / 100);

/** What underwriting expects of a merchant; payments beyond it raise alerts. Zero expects nothing. */
export const riskMetricsSchema = z.object({
  /** What is expected in a month, in dollars: at most 1,000,000,000.00. */
  monthlyVolume,
  /** What a payment comes to on average, in dollars: at most 10,000,000.00. */
  averageTicket: ticket,
  /** The most that a payment is expected to come to, in dollars: at most 10,000,000.00. */
  highestTicket: ticket,
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
  /** Id of the risk rule, from `riskRules.list`. */
  ruleId: z.string(),
  /** True while it is switched on for the account. */
  enabled: z.boolean(),
  /** The figures of the rule. */
  params: z.record(z.string(), z.union([z.number(), z.string()])),
});
export type RiskRuleSetting = z.output<typeof riskRuleSettingSchema>;

/** What has been made sure of. */
export const accountRulesSchema = z.object({
  /** The business was verified, or a reviewer vouched for it. */
  knowYourBusiness: z.boolean(),
  /** The owner accepted the terms. */
  acknowledged: z.boolean(),
});
export type AccountRules = z.output<typeof accountRulesSchema>;
