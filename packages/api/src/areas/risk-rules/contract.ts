import { riskActions, riskRuleKinds, riskRuleSchema } from '@payfac/domain/risk';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, queryBoolean, textFilter } from '../../kernel/query.ts';
import { success } from '../../kernel/responses.ts';
import { riskRulesMessages } from './messages.ts';
import { changedRiskRule, newRiskRule } from './schemas.ts';

const failure = preferServer(riskRulesMessages.failed);
const updateFailure = preferServer(riskRulesMessages.update);
const read = ['sidebar.rules'] as const;
const edit = ['rules.edit'] as const;
const byId = z.strictObject({
  /** Id of the risk rule, from `riskRules.list`. */
  ruleId: z.string(),
});

export const list = {
  id: 'riskRules.list',
  method: 'GET',
  path: 'risk/rules',
  reads: ['riskRules'],
  access: read,
  query: listQuery(['name', 'createdAt', 'updatedAt'], {
    /** Id of the risk rule, from `riskRules.list`. */
    ruleId: anyId(),
    /** Id of the merchant account (sub-merchant). */
    subMerchantId: anyId(),
    /** Display name. */
    name: textFilter,
    /** Kind of condition. */
    kind: anyOf(riskRuleKinds),
    /** Action taken on a payment that hits the rule. */
    action: anyOf(riskActions),
    /** True while payments are checked against the rule. */
    enabled: z.optional(queryBoolean),
  }),
  output: listOf(riskRuleSchema),
  failure,
  list: true,
} as const satisfies Endpoint;

export const create = {
  id: 'riskRules.create',
  method: 'POST',
  path: 'risk/rules',
  changes: ['riskRules'],
  access: edit,
  body: newRiskRule,
  output: riskRuleSchema,
  failure: updateFailure,
} as const satisfies Endpoint;

/** Replaces the rule with the body's id. */
export const update = {
  id: 'riskRules.update',
  method: 'PUT',
  path: 'risk/rules',
  changes: ['riskRules'],
  access: edit,
  body: changedRiskRule,
  output: riskRuleSchema,
  failure: updateFailure,
} as const satisfies Endpoint;

export const get = {
  id: 'riskRules.get',
  method: 'GET',
  path: 'risk/rules/{ruleId}',
  reads: ['riskRules'],
  access: read,
  params: byId,
  output: riskRuleSchema,
  failure,
} as const satisfies Endpoint;

/** Alerts the rule raised are kept. */
export const remove = {
  id: 'riskRules.remove',
  method: 'DELETE',
  path: 'risk/rules/{ruleId}',
  changes: ['riskRules'],
  access: edit,
  params: byId,
  output: success,
  failure,
} as const satisfies Endpoint;

/** The rule in words. */
export const describe = {
  id: 'riskRules.describe',
  method: 'GET',
  path: 'risk/rules/{ruleId}/description',
  reads: ['riskRules'],
  access: read,
  params: byId,
  output: z.object({
    /** Description. */
    description: z.string(),
  }),
  failure,
} as const satisfies Endpoint;

const calls = {
  /** List risk rules. */
  list,
  /** Create a risk rule. */
  create,
  /** Update a risk rule. */
  update,
  /** Get a risk rule. */
  get,
  /** Delete a risk rule. */
  remove,
  /** Describe a risk rule in words. */
  describe,
};

export type RiskRulesArea = Calls<typeof calls>;

export const riskRules: RiskRulesArea = calls;
