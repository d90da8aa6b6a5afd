import { cardBrands } from '@payfac/domain/enumerations';
import {
  accountMetricsSchema,
  cardMetricsSchema,
  metricsOverviewSchema,
} from '@payfac/domain/metrics';
import { money } from '@payfac/domain/money';
import { riskEvaluationSchema, riskHitSchema, riskRuleSchema } from '@payfac/domain/risk';
import { chartPeriods, instant } from '@payfac/domain/time';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure, preferServer } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyOf, scope, span, textFilter } from '../../kernel/query.ts';
import { riskRulesMessages } from '../risk-rules/messages.ts';
import { riskConditionBody, triedRiskRule } from '../risk-rules/schemas.ts';

const read = ['sidebar.riskMetrics'] as const;
/** Default daily. */
const period = z.optional(z.enum(chartPeriods));

/** Recomputes the metrics of all card payments in the current period, and returns the previous period with them. */
export const load = {
  id: 'metrics.load',
  method: 'GET',
  path: 'metrics/load',
  reads: ['transactions'],
  access: read,
  query: z.strictObject({
    /** Period of the figures. */
    period: z.enum(chartPeriods),
    ...scope,
  }),
  output: metricsOverviewSchema,
  failure,
} as const satisfies Endpoint;

/** By account and period, newest first. */
export const accounts = {
  id: 'metrics.accounts',
  method: 'GET',
  path: 'metrics/ccTxMetrics',
  reads: ['transactions'],
  access: read,
  query: listQuery(['from', 'amount', 'transactionCount', 'declineCount', 'chargebackCount'], {
    ...span,
    ...scope,
    period,
    /** Name of the merchant account. */
    accountName: textFilter,
  }),
  output: listOf(accountMetricsSchema),
  failure,
  list: true,
  csv: 'txMetrics',
} as const satisfies Endpoint;

/** By card and period, newest first. */
export const cards = {
  id: 'metrics.cards',
  method: 'GET',
  path: 'metrics/ccTokenMetrics',
  reads: ['transactions'],
  access: read,
  query: listQuery(['from', 'amount', 'transactionCount', 'declineCount', 'accountCount'], {
    ...span,
    ...scope,
    period,
    /** Token of the card or bank account. */
    token: textFilter,
    /** Card brand, such as Visa. */
    cardBrand: anyOf(cardBrands),
    /** Last four digits of the card. */
    truncatedCardNumber: textFilter,
  }),
  output: listOf(cardMetricsSchema),
  failure,
  list: true,
  csv: 'ccTokenMetrics',
} as const satisfies Endpoint;

/** Results of a rule on past payments. */
const found = {
  /** Payments evaluated. */
  evaluated: z.int(),
  /** Payments the rule hit. */
  hits: z.int(),
  /** US dollars, at most two decimals. */
  amount: money,
};

/**
 * Runs a rule over past payments: with its own condition, or with another one, which is saved when `save` is true. No
 * payment is held, declined or alerted.
 */
export const runRule = {
  id: 'metrics.runRule',
  method: 'POST',
  path: 'metrics/rule/{ruleId}',
  changes: ['riskRules'],
  access: ['sidebar.testRun', 'riskMetrics.edit'],
  params: z.strictObject({
    /** Id of the risk rule, from `riskRules.list`. */
    ruleId: z.string(),
  }),
  body: z.strictObject({
    /** Start of the period, inclusive. */
    from: instant,
    /** End of the period, exclusive. */
    to: instant,
    /** Condition to try instead of the rule's own. */
    condition: z.optional(riskConditionBody),
    /** Whether to save the condition; requires `riskMetrics.edit`. Default false. */
    save: z.optional(z.boolean()),
  }),
  output: z.object({
    /** The rule as saved. */
    rule: riskRuleSchema,
    ...found,
    /** Newest first, at most 100. */
    evaluations: z.array(riskEvaluationSchema),
  }),
  failure: preferServer(riskRulesMessages.update),
} as const satisfies Endpoint;

/** Runs an unsaved rule over past payments. It writes nothing. */
export const testRun = {
  id: 'metrics.testRun',
  method: 'POST',
  path: 'metrics/test-run',
  reads: ['transactions'],
  access: ['sidebar.testRun', 'riskMetrics.edit'],
  body: triedRiskRule,
  output: z.object({
    ...found,
    /** Newest first, at most 100. */
    evaluations: z.array(riskHitSchema),
  }),
  failure: preferServer(riskRulesMessages.failed),
  extension: 'You can try a new rule, or a rule with other accounts, before you save it.',
} as const satisfies Endpoint;

const calls = {
  /** Compute the metrics of the current period. */
  load,
  /** List card metrics by account. */
  accounts,
  /** List card metrics by card. */
  cards,
  /** Try a risk rule on past payments. */
  runRule,
  /** Try an unsaved risk rule. */
  testRun,
};

export type MetricsArea = Calls<typeof calls>;

export const metrics: MetricsArea = calls;
