import { alertSeverities } from '@payfac/domain/alerts';
import {
  amountLimitParams,
  cardSpreadParams,
  metricLimitParams,
  mismatchParams,
  riskActions,
} from '@payfac/domain/risk';
import { instant } from '@payfac/domain/time';
import { requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** A body with a rule's condition: `params` must match its kind, and unknown fields are rejected. */
const withCondition = <F extends Shape>(fields: F) =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      ...fields,
      /** Kind of condition. */
      kind: z.literal('metric-limit'),
      /** Parameters of the rule. */
      params: metricLimitParams,
    }),
    z.strictObject({ ...fields, kind: z.literal('amount-limit'), params: amountLimitParams }),
    z.strictObject({ ...fields, kind: z.literal('mismatch'), params: mismatchParams }),
    z.strictObject({ ...fields, kind: z.literal('card-spread'), params: cardSpreadParams }),
  ]);

const fields = {
  /** Display name. */
  name: requiredText(80),
  /** True while payments are checked against the rule. */
  enabled: z.boolean(),
  /** Action taken on a payment that hits the rule. */
  action: z.enum(riskActions),
  /** How urgent an alert of the rule is. */
  severity: z.enum(alertSeverities),
  /** Ids of the accounts it applies to; empty for all. */
  subMerchantIds: z.array(z.string()).check(z.maxLength(1000)),
};

export const newRiskRule = /* @__PURE__ */ withCondition(fields);

/** The whole rule after the change. */
export const changedRiskRule = /* @__PURE__ */ withCondition({
  /** Id of the risk rule, from `riskRules.list`. */
  ruleId: z.string(),
  ...fields,
});

export const riskConditionBody = /* @__PURE__ */ withCondition({});

/** An unsaved rule, and the period of past payments to run it on. */
export const triedRiskRule = /* @__PURE__ */ withCondition({
  /** Start of the period, inclusive. */
  from: instant,
  /** End of the period, exclusive. */
  to: instant,
  /** Ids of the accounts it would apply to; empty for all. */
  subMerchantIds: fields.subMerchantIds,
});
