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
    /** The account, a merchant's place of payment. */
    subMerchantId: anyId(),
    /** The name people see. */
    name: textFilter,
    /** Kind of condition that the rule has. */
    kind: anyOf(riskRuleKinds),
    /** What the rule does with a payment that breaks it. */
    action: anyOf(riskActions),
    /** True for a rule that payments are checked against. */
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

/** Replaces the rule that the body names. */
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

/** What it raised stays. */
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

/** The rule in a sentence. */
export const describe = {
  id: 'riskRules.describe',
  method: 'GET',
  path: 'risk/rules/{ruleId}/description',
  reads: ['riskRules'],
  access: read,
  params: byId,
  output: z.object({
    /** What it is for, in words. */
    description: z.string(),
  }),
  failure,
} as const satisfies Endpoint;

const calls = {
  /** List risk rules. */
  list,
  /** Create a risk rule. */
  create,
  /** Change a risk rule. */
  update,
  /** Get a risk rule. */
  get,
  /** Delete a risk rule. */
  remove,
  /** Get a risk rule in words. */
  describe,
};

export type RiskRulesArea = Calls<typeof calls>;

export const riskRules: RiskRulesArea = calls;
