import {
  cardBrands,
  paymentProviders,
  paymentSources,
  paymentTypes,
} from '@payfac/domain/enumerations';
import {
  outcomes,
  transactionOperations,
  transactionStatuses,
  transactionViews,
} from '@payfac/domain/transactions';
import * as z from 'zod/mini';
import { periodParams, volumeChart } from '../../kernel/charts.ts';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, queryMoney, scope, span, textFilter } from '../../kernel/query.ts';
import { tally } from '../../kernel/tally.ts';
import { transactionFailure as failure } from '../transactions/messages.ts';
import { transactionSchema } from '../transactions/schemas.ts';
import { authorizationResults, transactionStats } from './schemas.ts';
import { transactionTimeline } from './timeline.ts';

export { transactionTimeline };

/** What figures can be narrowed to: a span, accounts, products and processors. */
export const figureFilters = {
  ...span,
  ...scope,
  /** The processor that took the payment. */
  provider: anyOf(paymentProviders),
};

export const transactionFilters = {
  ...figureFilters,
  /**
   * `payments` has one row a payment, with what was paid by it; `operations`, the default, one row for
   * each thing that was done. Among payments `operation` means what a payment came to.
   */
  view: z.optional(z.enum(transactionViews)),
  /** How the processor answered. */
  outcome: anyOf(outcomes),
  /** The payment or operation. */
  transactionId: textFilter,
  /** The payment that the operation was done to. */
  parentTransactionId: textFilter,
  /** What was done: a sale, authorization, capture, void, refund and so on. */
  operation: anyOf(transactionOperations),
  /** The state it is in. */
  status: anyOf(transactionStatuses),
  /** Whether a card or a bank account paid. */
  paymentType: anyOf(paymentTypes),
  /** Network of the card, such as Visa. */
  cardBrand: anyOf(cardBrands),
  /** What the payment came by. */
  source: anyOf(paymentSources),
  /** The least amount, in dollars. */
  amountMin: z.optional(queryMoney),
  /** The most, in dollars. */
  amountMax: z.optional(queryMoney),
  /** Name of the merchant account, as its application gives it. */
  accountName: textFilter,
  /** The name on the card. */
  cardHolderName: textFilter,
  /** The last four digits of the card. */
  truncatedCardNumber: textFilter,
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: textFilter,
  /** The merchant's own number for the sale. */
  invoiceNumber: textFilter,
  /** The charges of a subscription, declined ones included. */
  subscriptionId: anyId(),
  /** The operations of a settlement. */
  batchId: anyId(),
};

export const transactionSorts = ['createdAt', 'amount'] as const;

/**
 * Sales, authorizations and everything done to them, newest first. Export with `export=csv`:
 * `transactions.csv`, or `declined_transactions.csv` when the status filter is `declined` alone.
 */
export const listTransactions = {
  id: 'reporting.listTransactions',
  method: 'GET',
  path: 'reporting/transactions',
  reads: ['transactions'],
  access: ['sidebar.transactions', 'sidebar.declined', 'dashboard.recentTransactions'],
  query: listQuery(transactionSorts, transactionFilters),
  output: listOf(transactionSchema),
  failure,
  list: true,
  csv: 'transactions',
} as const satisfies Endpoint;

const figures = [
  'sidebar.dashboard',
  'stats',
  'dashboard.widgets',
  'sidebar.transactions',
] as const;

export const transactionStatistics = {
  id: 'reporting.transactionStatistics',
  method: 'GET',
  path: 'reporting/transactions/stats',
  reads: ['transactions'],
  access: figures,
  query: z.strictObject({
    ...transactionFilters,
    /** Text that is looked for in every searched field. */
    singleSearch: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: transactionStats,
  failure,
} as const satisfies Endpoint;

/**
 * Card sales, or operations of some kinds, in buckets of the caller's zone: narrowed by whatever the list is.
 * With `view=payments` the card sales among the payments that the list has.
 */
export const transactionCharts = {
  id: 'reporting.transactionCharts',
  method: 'GET',
  path: 'reporting/transactions/charts/{period}',
  reads: ['transactions'],
  access: figures,
  params: periodParams,
  query: z.strictObject({
    ...transactionFilters,
    /** Text that is looked for in every searched field. */
    singleSearch: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: volumeChart,
  failure,
} as const satisfies Endpoint;

/** Card sales: payments whose money was taken, each once. */
export const cardTotals = {
  id: 'reporting.cardTotals',
  method: 'GET',
  path: 'reporting/totals/cc',
  reads: ['transactions'],
  access: figures,
  query: z.strictObject(figureFilters),
  output: tally,
  failure,
} as const satisfies Endpoint;

/** Successful refunds. */
export const refundTotals = {
  id: 'reporting.refundTotals',
  method: 'GET',
  path: 'reporting/totals/refunds',
  reads: ['transactions'],
  access: figures,
  query: z.strictObject(figureFilters),
  output: tally,
  failure,
} as const satisfies Endpoint;

/** Card payments that the issuers approved and declined, each once, and why they were declined. */
export const authorizations = {
  id: 'reporting.authorizations',
  method: 'GET',
  path: 'reporting/transactions/authorizations',
  reads: ['transactions'],
  access: figures,
  query: z.strictObject(figureFilters),
  output: authorizationResults,
  failure,
  extension: 'The dashboard shows the authorization rate and why payments are declined.',
} as const satisfies Endpoint;

const calls = {
  /** List transactions. */
  listTransactions,
  /** Count transactions by kind. */
  transactionStatistics,
  /** Get a payment with its timeline. */
  transactionTimeline,
  /** Chart card volume by period. */
  transactionCharts,
  /** Total of card sales. */
  cardTotals,
  /** Total of refunds. */
  refundTotals,
  /** Count approved and declined card payments, with decline reasons. */
  authorizations,
};

export type ReportingArea = Calls<typeof calls>;

export const reporting: ReportingArea = calls;
