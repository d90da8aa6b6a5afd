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
  /** Id of the transaction: a payment or an operation on one. */
  transactionId: textFilter,
  /** Current status. */
  status: anyOf(disputeStatuses),
  /** Reason entered by the person who did it. */
  reason: anyOf(disputeReasons),
  /** Card brand, such as Visa. */
  cardBrand: anyOf(cardBrands),
  /** Last four digits of the card. */
  truncatedCardNumber: textFilter,
  /** Name of the merchant account. */
  accountName: textFilter,
  /** Minimum, in dollars. */
  amountMin: z.optional(queryMoney),
  /** Maximum, in dollars. */
  amountMax: z.optional(queryMoney),
  /** Response deadline from this instant. */
  respondFrom: z.optional(instant),
  /** Response deadline before this instant. */
  respondTo: z.optional(instant),
};

/** Newest first. Disputes are read-only here. */
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

/** Disputes opened, won and lost, in buckets of the caller's zone. The default period is daily. */
export const chart = {
  id: 'disputes.chart',
  method: 'GET',
  path: 'reporting/disputes/chartsLines',
  reads: ['disputes'],
  access: ['sidebar.disputes', 'dashboard.recentDisputes'],
  query: z.strictObject({
    ...filters,
    /** Length of a bucket. */
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
