import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { alertSeverities } from '../alerts/index.ts';
import {
  amountLimitParams,
  cardSpreadParams,
  metricLimitParams,
  mismatchParams,
} from './params.ts';

/** Action on a payment that hits the rule; every hit also raises an alert. */
export const riskActions = ['alert', 'review', 'decline'] as const;
export type RiskAction = (typeof riskActions)[number];

export const riskActionLabels: Readonly<Record<RiskAction, string>> = {
  alert: 'Raise an alert',
  review: 'Hold for review',
  decline: 'Decline',
};

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** Adds fields to a condition, whose kind determines its params. */
const withCondition = <F extends Shape>(fields: F) =>
  z.discriminatedUnion('kind', [
    z.object({
      ...fields,
      /** Kind of condition. */
      kind: z.literal('metric-limit'),
      /** Parameters of the rule. */
      params: metricLimitParams,
    }),
    z.object({ ...fields, kind: z.literal('amount-limit'), params: amountLimitParams }),
    z.object({ ...fields, kind: z.literal('mismatch'), params: mismatchParams }),
    z.object({ ...fields, kind: z.literal('card-spread'), params: cardSpreadParams }),
  ]);

/** A rule's condition and its params. */
export const riskCondition = /* @__PURE__ */ withCondition({});
export type RiskCondition = z.output<typeof riskCondition>;

/** Kinds of rules, by what they watch. */
export const riskRuleKinds = [
  'metric-limit',
  'amount-limit',
  'mismatch',
  'card-spread',
] as const satisfies readonly RiskCondition['kind'][];
export type RiskRuleKind = RiskCondition['kind'];

export const riskRuleKindLabels: Readonly<Record<RiskRuleKind, string>> = {
  'metric-limit': 'Metric over a limit',
  'amount-limit': 'Large payment',
  mismatch: 'Address or security code mismatch',
  'card-spread': 'Card used at many accounts',
};

const own = {
  /** Id of the record itself, set when it is made; it never changes. */
  _id: z.string(),
  /** Id of the risk rule, from `riskRules.list`. */
  ruleId: z.string(),
  /** Display name. */
  name: z.string(),
  /** True while payments are checked against the rule. */
  enabled: z.boolean(),
  /** Action taken on a payment that hits the rule. */
  action: z.enum(riskActions),
  /** Severity of the rule's alerts. */
  severity: z.enum(alertSeverities),
  /** Ids of the accounts it applies to; empty for all. */
  subMerchantIds: z.array(z.string()),
  /** When it was created. */
  createdAt: instant,
  /** When it was last updated. */
  updatedAt: instant,
};

/** A risk rule. `kind` determines `params`. */
export const riskRuleSchema = /* @__PURE__ */ withCondition(own);
export type RiskRule = z.output<typeof riskRuleSchema>;

/** A row of the accounts rules: the rules that apply to one account. */
export const accountRiskRulesSchema = z.object({
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Id of the service provider's product. */
  spProductId: z.string(),
  /** Rules that the account's payments are checked against. */
  rules: z.array(
    z.object({
      /** Id of the risk rule, from `riskRules.list`. */
      ruleId: z.string(),
      /** Display name. */
      name: z.string(),
      /** True while payments are checked against the rule. */
      enabled: z.boolean(),
    }),
  ),
});
export type AccountRiskRules = z.output<typeof accountRiskRulesSchema>;
