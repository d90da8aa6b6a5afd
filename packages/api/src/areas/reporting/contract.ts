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

/** Filters of figures: a period, accounts, products and processors. */
export const figureFilters = {
  ...span,
  ...scope,
  /** The processor that took the payment. */
  provider: anyOf(paymentProviders),
};

export const transactionFilters = {
  ...figureFilters,
  /**
   * `payments` has one row per payment, with its net result; `operations`, the default, has one row per operation. In
   * the payments view, `operation` filters by the payment's type.
   */
  view: z.optional(z.enum(transactionViews)),
  /** Outcome of the operation. */
  outcome: anyOf(outcomes),
  /** Id of the transaction: a payment or an operation on one. */
  transactionId: textFilter,
  /** Id of the payment that the operation acts on. */
  parentTransactionId: textFilter,
  /** Operation: sale, authorization, capture, void, refund, etc. */
  operation: anyOf(transactionOperations),
  /** Current status. */
  status: anyOf(transactionStatuses),
  /** Payment type: card or eCheck. */
  paymentType: anyOf(paymentTypes),
  /** Card brand, such as Visa. */
  cardBrand: anyOf(cardBrands),
  /** Where the payment came from. */
  source: anyOf(paymentSources),
  /** Minimum, in dollars. */
  amountMin: z.optional(queryMoney),
  /** Maximum, in dollars. */
  amountMax: z.optional(queryMoney),
  /** Name of the merchant account. */
  accountName: textFilter,
  /** Cardholder name. */
  cardHolderName: textFilter,
  /** Last four digits of the card. */
  truncatedCardNumber: textFilter,
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: textFilter,
  /** The merchant's invoice number for the sale. */
  invoiceNumber: textFilter,
  /** Charges of a subscription, including declined ones. */
  subscriptionId: anyId(),
  /** Operations of a settlement batch. */
  batchId: anyId(),
};

export const transactionSorts = ['createdAt', 'amount'] as const;

/**
 * Sales, authorizations and their operations, newest first. `export=csv` downloads `transactions.csv`, or
 * `declined_transactions.csv` when the status filter is `declined` alone.
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
    /** Text to find in any searchable field. */
    singleSearch: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: transactionStats,
  failure,
} as const satisfies Endpoint;

/**
 * Card sales, or operations of given kinds, in buckets of the caller's zone, with the list's filters. With
 * `view=payments`, the card sales among the listed payments.
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
    /** Text to find in any searchable field. */
    singleSearch: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: volumeChart,
  failure,
} as const satisfies Endpoint;

/** Card sales: captured payments, each counted once. */
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

/** Card payments that issuers approved or declined, each counted once, with decline reasons. */
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
  /** Get transaction counts by operation. */
  transactionStatistics,
  /** Get a payment with its timeline. */
  transactionTimeline,
  /** Chart card volume by period. */
  transactionCharts,
  /** Get the total of card sales. */
  cardTotals,
  /** Get the total of refunds. */
  refundTotals,
  /** Count approved and declined card payments, with decline reasons. */
  authorizations,
};

export type ReportingArea = Calls<typeof calls>;

export const reporting: ReportingArea = calls;
