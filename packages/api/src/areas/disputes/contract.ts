import { disputeReasons, disputeSchema, disputeStatuses } from '@payfac/domain/disputes';
import { cardBrands } from '@payfac/domain/enumerations';
import { chartPeriods, instant } from '@payfac/domain/time';
import * as z from 'zod/mini';
import { chartOf } from '../../kernel/charts.ts';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyOf, queryMoney, scope, span, textFilter } from '../../kernel/query.ts';

const filters = {
  ...span,
  ...scope,
  /** Id of the dispute, `dsp_…`, from `disputes.list`. */
  disputeId: textFilter,
  /** The payment or operation. */
  transactionId: textFilter,
  /** The state it is in. */
  status: anyOf(disputeStatuses),
  /** Why, in the words of the person who does it. */
  reason: anyOf(disputeReasons),
  /** Network of the card, such as Visa. */
  cardBrand: anyOf(cardBrands),
  /** The last four digits of the card. */
  truncatedCardNumber: textFilter,
  /** Name of the merchant account, as its application gives it. */
  accountName: textFilter,
  /** The least amount, in dollars. */
  amountMin: z.optional(queryMoney),
  /** The most, in dollars. */
  amountMax: z.optional(queryMoney),
  /** Bounds of the response deadline. */
  respondFrom: z.optional(instant),
  /** To be answered before this instant. */
  respondTo: z.optional(instant),
};

/** Newest first. Disputes are only read here. */
export const list = {
  id: 'disputes.list',
  method: 'GET',
  path: 'reporting/disputes',
  reads: ['disputes'],
  access: ['sidebar.disputes', 'dashboard.recentDisputes'],
  query: listQuery(['createdAt', 'respondBy', 'amount'], filters),
  output: listOf(disputeSchema),
  failure,
  list: true,
  csv: 'disputes',
} as const satisfies Endpoint;

/** Disputes a bucket of the caller's zone: opened, won and lost. The period is daily by default. */
export const chart = {
  id: 'disputes.chart',
  method: 'GET',
  path: 'reporting/disputes/chartsLines',
  reads: ['disputes'],
  access: ['sidebar.disputes', 'dashboard.recentDisputes'],
  query: z.strictObject({
    ...filters,
    /** What one point of the chart stands for. */
    period: z.optional(z.enum(chartPeriods)),
  }),
  output: chartOf(['Opened', 'Won', 'Lost']),
  failure,
} as const satisfies Endpoint;

const calls = {
  /** List disputes. */
  list,
  /** Chart disputes. */
  chart,
};

export type DisputesArea = Calls<typeof calls>;

export const disputes: DisputesArea = calls;
