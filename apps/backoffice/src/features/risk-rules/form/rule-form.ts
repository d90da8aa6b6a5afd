import { create } from '@payfac/api/contract/risk-rules';
import { alertSeverities } from '@payfac/domain/alerts';
import { metricSubjects, metrics } from '@payfac/domain/metrics';
import { positiveMoney } from '@payfac/domain/money';
import {
  issuerChecks,
  type RiskCondition,
  type RiskRule,
  type RiskRuleKind,
  riskActions,
  riskCondition,
  riskRuleKinds,
} from '@payfac/domain/risk';
import { chartPeriods } from '@payfac/domain/time';
import { type FieldProblem, missingValue } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import { checkBody } from '../../../shared/form/body.ts';

const period = z.optional(z.enum(chartPeriods));

/**
 * A rule's fields: the params of each kind under its name, so that they are kept while another kind is selected. The
 * call's own schema decides what is required.
 */
export const ruleForm = {
  body: z.object({
    name: z.optional(z.string()),
    enabled: z.optional(z.boolean()),
    action: z.optional(z.enum(riskActions)),
    severity: z.optional(z.enum(alertSeverities)),
    watches: z.optional(z.enum(['all', 'some'])),
    subMerchantIds: z.optional(z.array(z.string())),
    kind: z.optional(z.enum(riskRuleKinds)),
    'metric-limit': z.optional(
      z.object({
        subject: z.optional(z.enum(metricSubjects)),
        metric: z.optional(z.enum(metrics)),
        period,
        limit: z.optional(z.string()),
      }),
    ),
    'amount-limit': z.optional(z.object({ maximum: z.optional(positiveMoney) })),
    mismatch: z.optional(z.object({ checks: z.optional(z.array(z.enum(issuerChecks))) })),
    'card-spread': z.optional(z.object({ period, accounts: z.optional(z.int()) })),
  }),
};
export type RuleValues = z.output<typeof ruleForm.body>;

/** The required field of a kind, for when nothing is filled in. */
const mainField: Readonly<Record<RiskRuleKind, string>> = {
  'metric-limit': 'limit',
  'amount-limit': 'maximum',
  mismatch: 'checks',
  'card-spread': 'accounts',
};

export const newRule: RuleValues = {
  enabled: true,
  action: 'alert',
  severity: 'medium',
  watches: 'all',
  subMerchantIds: [],
  kind: 'metric-limit',
  'metric-limit': { subject: 'card', metric: 'transactionCount', period: 'daily' },
  mismatch: { checks: [] },
  'card-spread': { period: 'daily' },
};

/** The values of a saved rule. */
export function valuesOf(rule: RiskRule): RuleValues {
  const { name, enabled, action, severity, subMerchantIds, kind, params } = rule;
  return {
    ...newRule,
    name,
    enabled,
    action,
    severity,
    subMerchantIds,
    watches: subMerchantIds.length === 0 ? 'all' : 'some',
    kind,
    [kind]: params,
  };
}

const watchedOf = ({ watches, subMerchantIds }: RuleValues): readonly string[] =>
  watches === 'some' ? (subMerchantIds ?? []) : [];

/** The values in the call's shape. */
const rawOf = (values: RuleValues) => {
  const { name, enabled, action, severity, kind = 'metric-limit' } = values;
  const subMerchantIds = watchedOf(values);
  return { name, enabled, action, severity, subMerchantIds, kind, params: values[kind] };
};

/** The rule as it would be saved; undefined while something is missing or invalid. */
export function ruleOf(values: RuleValues): z.output<typeof create.body> | undefined {
  const checked = checkBody(create.body, rawOf(values));
  return checked.ok ? checked.body : undefined;
}

/** The rule's condition, once it is complete. */
export function conditionOf(values: RuleValues): RiskCondition | undefined {
  const { kind, params } = rawOf(values);
  const checked = checkBody(riskCondition, { kind, params });
  return checked.ok ? checked.body : undefined;
}

/** The accounts it applies to; empty means all. */
export const accountsOf = (values: RuleValues): string[] => [...watchedOf(values)];

/** Params are under their kind's name. */
function placed({ path, message }: FieldProblem, kind: RiskRuleKind): FieldProblem {
  if (path === 'params') return { path: `${kind}.${mainField[kind]}`, message: missingValue };
  return { path: path.replace(/^params\./, `${kind}.`), message };
}

/** The problems, by form field. */
export function problemsOf(values: RuleValues): readonly FieldProblem[] {
  const raw = rawOf(values);
  const checked = checkBody(create.body, raw);
  const problems = checked.ok ? [] : checked.problems.map((each) => placed(each, raw.kind));
  const hasNone = values.watches === 'some' && raw.subMerchantIds.length === 0;
  return hasNone
    ? [...problems, { path: 'subMerchantIds', message: 'Select at least one account.' }]
    : problems;
}
