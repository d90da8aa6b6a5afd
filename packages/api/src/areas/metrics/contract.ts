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

/** All card payments of the running period, recomputed, beside the period before. */
export const load = {
  id: 'metrics.load',
  method: 'GET',
  path: 'metrics/load',
  reads: ['transactions'],
  access: read,
  query: z.strictObject({
    /** The stretch of time that the figure is taken over. */
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
    /** Name of the merchant account, as its application gives it. */
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
    /** A token that stands for a card or a bank account. */
    token: textFilter,
    /** Network of the card, such as Visa. */
    cardBrand: anyOf(cardBrands),
    /** The last four digits of the card. */
    truncatedCardNumber: textFilter,
  }),
  output: listOf(cardMetricsSchema),
  failure,
  list: true,
  csv: 'ccTokenMetrics',
} as const satisfies Endpoint;

/** What a rule found in past payments. */
const found = {
  /** Payments looked at. */
  evaluated: z.int(),
  /** What the rule would have stopped. */
  hits: z.int(),
  /** US dollars, at most two decimals. */
  amount: money,
};

/**
 * Runs a rule over the payments of a span: as it is, or with another condition, which is kept when
 * `save` is true. Nothing is held, declined or alerted.
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
    /** Where the period begins, inclusive. */
    from: instant,
    /** Where the period ends, exclusive. */
    to: instant,
    /** The condition of the rule. */
    condition: z.optional(riskConditionBody),
    /** Default false; asks for `riskMetrics.edit`. */
    save: z.optional(z.boolean()),
  }),
  output: z.object({
    /** As it is kept now. */
    rule: riskRuleSchema,
    ...found,
    /** Newest first, at most 100. */
    evaluations: z.array(riskEvaluationSchema),
  }),
  failure: preferServer(riskRulesMessages.update),
} as const satisfies Endpoint;

/** Runs a rule that isn't kept, such as one being written, over the payments of a span. It writes nothing. */
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
  extension: 'A new rule, or one whose accounts have changed, is tried before it is saved.',
} as const satisfies Endpoint;

const calls = {
  /** Compute the metrics of the running period. */
  load,
  /** List card metrics by account. */
  accounts,
  /** List card metrics by card. */
  cards,
  /** Try a risk rule on past payments. */
  runRule,
  /** Try a risk rule that isn't saved. */
  testRun,
};

export type MetricsArea = Calls<typeof calls>;

export const metrics: MetricsArea = calls;
