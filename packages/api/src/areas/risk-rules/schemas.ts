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

/** A body with a rule's condition: the params are those of its kind, and nothing is let through. */
const withCondition = <F extends Shape>(fields: F) =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      ...fields,
      /** Kind of condition that the rule has. */
      kind: z.literal('metric-limit'),
      /** The figures of the rule. */
      params: metricLimitParams,
    }),
    z.strictObject({ ...fields, kind: z.literal('amount-limit'), params: amountLimitParams }),
    z.strictObject({ ...fields, kind: z.literal('mismatch'), params: mismatchParams }),
    z.strictObject({ ...fields, kind: z.literal('card-spread'), params: cardSpreadParams }),
  ]);

const fields = {
  /** The name people see. */
  name: requiredText(80),
  /** True for a rule that payments are checked against. */
  enabled: z.boolean(),
  /** What the rule does with a payment that breaks it. */
  action: z.enum(riskActions),
  /** How urgent an alert of the rule is. */
  severity: z.enum(alertSeverities),
  /** The accounts it watches; none means all. */
  subMerchantIds: z.array(z.string()).check(z.maxLength(1000)),
};

export const newRiskRule = /* @__PURE__ */ withCondition(fields);

/** The whole rule as it shall be. */
export const changedRiskRule = /* @__PURE__ */ withCondition({
  /** Id of the risk rule, from `riskRules.list`. */
  ruleId: z.string(),
  ...fields,
});

export const riskConditionBody = /* @__PURE__ */ withCondition({});

/** A rule that isn't kept yet, and the span of past payments to try it on. */
export const triedRiskRule = /* @__PURE__ */ withCondition({
  /** Where the period begins, inclusive. */
  from: instant,
  /** Where the period ends, exclusive. */
  to: instant,
  /** The accounts it would watch; none means all. */
  subMerchantIds: fields.subMerchantIds,
});
