import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { alertSeverities } from '../alerts/index.ts';
import {
  amountLimitParams,
  cardSpreadParams,
  metricLimitParams,
  mismatchParams,
} from './params.ts';

/** What a rule does with a payment it hits; every hit raises an alert. */
export const riskActions = ['alert', 'review', 'decline'] as const;
export type RiskAction = (typeof riskActions)[number];

export const riskActionLabels: Readonly<Record<RiskAction, string>> = {
  alert: 'Raise an alert',
  review: 'Hold for review',
  decline: 'Decline',
};

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** Fields beside a condition: the params are those of its kind. */
const withCondition = <F extends Shape>(fields: F) =>
  z.discriminatedUnion('kind', [
    z.object({
      ...fields,
      /** Kind of condition that the rule has. */
      kind: z.literal('metric-limit'),
      /** The figures of the rule. */
      params: metricLimitParams,
    }),
    z.object({ ...fields, kind: z.literal('amount-limit'), params: amountLimitParams }),
    z.object({ ...fields, kind: z.literal('mismatch'), params: mismatchParams }),
    z.object({ ...fields, kind: z.literal('card-spread'), params: cardSpreadParams }),
  ]);

/** What a rule watches, with the params that go with it. */
export const riskCondition = /* @__PURE__ */ withCondition({});
export type RiskCondition = z.output<typeof riskCondition>;

/** The kinds of rules, by what they watch. */
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
  /** The name people see. */
  name: z.string(),
  /** True for a rule that payments are checked against. */
  enabled: z.boolean(),
  /** What the rule does with a payment that breaks it. */
  action: z.enum(riskActions),
  /** How urgent an alert of the rule is. */
  severity: z.enum(alertSeverities),
  /** The accounts it watches; none means all. */
  subMerchantIds: z.array(z.string()),
  /** When it was made. */
  createdAt: instant,
  /** When it was last changed. */
  updatedAt: instant,
};

/** A risk rule. `kind` says what `params` hold. */
export const riskRuleSchema = /* @__PURE__ */ withCondition(own);
export type RiskRule = z.output<typeof riskRuleSchema>;

/** A row of the accounts rules: the rules that watch one account. */
export const accountRiskRulesSchema = z.object({
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** The product of the service provider that the account belongs to. */
  spProductId: z.string(),
  /** Rules that the account’s payments are checked against. */
  rules: z.array(
    z.object({
      /** Id of the risk rule, from `riskRules.list`. */
      ruleId: z.string(),
      /** The name people see. */
      name: z.string(),
      /** True for a rule that payments are checked against. */
      enabled: z.boolean(),
    }),
  ),
});
export type AccountRiskRules = z.output<typeof accountRiskRulesSchema>;
