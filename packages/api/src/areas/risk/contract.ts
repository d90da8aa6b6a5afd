import { accountRiskRulesSchema, riskActions, riskGroupSchema } from '@payfac/domain/risk';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer, unexpectedFailure } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, queryBoolean, scope, span, textFilter } from '../../kernel/query.ts';
import { riskRulesMessages } from '../risk-rules/messages.ts';

/**
 * Payments that rules hit, grouped by rule, account and day, newest first. Anyone who may only see what waits
 * for review gets the rules that held payments, with their evidence.
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
    /** Id of the group: one rule, one account, one day. */
    groupId: anyId(),
    /** Id of the risk rule, from `riskRules.list`. */
    ruleId: anyId(),
    /** The payment or operation. */
    transactionId: textFilter,
    /** What the rule does with a payment that breaks it. */
    action: anyOf(riskActions),
    /** Name of the merchant account, as its application gives it. */
    accountName: textFilter,
  }),
  output: listOf(riskGroupSchema),
  failure: unexpectedFailure,
  list: true,
} as const satisfies Endpoint;

/** Accounts with the rules that watch them, by name. */
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
    /** Name of the merchant account, as its application gives it. */
    accountName: textFilter,
    /** True for a rule that payments are checked against. */
    enabled: z.optional(queryBoolean),
  }),
  output: listOf(accountRiskRulesSchema),
  failure: preferServer(riskRulesMessages.failed),
  list: true,
} as const satisfies Endpoint;

const calls = {
  /** List payments that risk rules hit. */
  groups,
  /** List accounts with the rules that watch them. */
  accountsRules,
};

export type RiskArea = Calls<typeof calls>;

export const risk: RiskArea = calls;
