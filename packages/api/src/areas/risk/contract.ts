import { accountRiskRulesSchema, riskActions, riskGroupSchema } from '@payfac/domain/risk';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer, unexpectedFailure } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, queryBoolean, scope, span, textFilter } from '../../kernel/query.ts';
import { riskRulesMessages } from '../risk-rules/messages.ts';

/**
 * Payments that hit risk rules, grouped by rule, account and day, newest first. A caller who may see only the review
 * queue gets only rules that hold payments, with their evidence.
 */
export const groups = {
  id: 'risk.groups',
  method: 'GET',
  path: 'risk/transactions/groupid',
  reads: ['transactions'],
  access: [
    'sidebar.riskSecurityCenter',
    'sidebar.risks',
    'transactions.tab.risk',
    'transactions.tab.forReview',
  ],
  query: listQuery(['lastAt', 'count', 'amount'], {
    ...span,
    ...scope,
    /** Id of the group: one rule, account and day. */
    groupId: anyId(),
    /** Id of the risk rule, from `riskRules.list`. */
    ruleId: anyId(),
    /** Id of the transaction: a payment or an operation on one. */
    transactionId: textFilter,
    /** Action taken on a payment that hits the rule. */
    action: anyOf(riskActions),
    /** Name of the merchant account. */
    accountName: textFilter,
  }),
  output: listOf(riskGroupSchema),
  failure: unexpectedFailure,
  list: true,
} as const satisfies Endpoint;

/** Accounts with the rules that apply to them, by name. */
export const accountsRules = {
  id: 'risk.accountsRules',
  method: 'GET',
  path: 'risk/accounts-rules',
  reads: ['riskRules', 'accounts'],
  access: ['sidebar.accountsRules'],
  query: listQuery(['accountName'], {
    ...scope,
    /** Id of the risk rule, from `riskRules.list`. */
    ruleId: anyId(),
    /** Name of the merchant account. */
    accountName: textFilter,
    /** True while payments are checked against the rule. */
    enabled: z.optional(queryBoolean),
  }),
  output: listOf(accountRiskRulesSchema),
  failure: preferServer(riskRulesMessages.failed),
  list: true,
} as const satisfies Endpoint;

const calls = {
  /** List payments that risk rules hit. */
  groups,
  /** List accounts with the rules that apply to them. */
  accountsRules,
};

export type RiskArea = Calls<typeof calls>;

export const risk: RiskArea = calls;
