import { paymentProviders } from '@payfac/domain/enumerations';
import {
  differenceKinds,
  differenceSchema,
  differenceStatuses,
  reconciledBatchSchema,
  reconciledDaySchema,
  settledOperations,
} from '@payfac/domain/reconciliation';
import { day } from '@payfac/domain/time';
import { requiredNote } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import {
  anyId,
  anyOf,
  queryBoolean,
  queryMoney,
  scope,
  span,
  textFilter,
} from '../../kernel/query.ts';

const access = ['transactions.tab.reconciliation'] as const;
const extension =
  "The reconciliation tab lists where our transactions and the processor's settlement files disagree.";

const batchFilters = {
  ...scope,
  /** First business day, inclusive. */
  businessFrom: z.optional(day),
  /** Last business day, inclusive. */
  businessTo: z.optional(day),
  /** The processor that took the payment. */
  provider: anyOf(paymentProviders),
  /** Name of the merchant account. */
  accountName: textFilter,
};

/** Differences, newest first. */
export const list = {
  id: 'reconciliation.list',
  method: 'GET',
  path: 'reporting/reconciliation',
  reads: ['reconciliation'],
  access,
  query: listQuery(['createdAt', 'businessDate', 'gap'], {
    ...span,
    ...batchFilters,
    /** Kind of difference. */
    kind: anyOf(differenceKinds),
    /** Current status. */
    status: anyOf(differenceStatuses),
    /** Operation: sale, authorization, capture, void, refund, etc. */
    operation: anyOf(settledOperations),
    /** Id of the settlement batch, `bat_…`. */
    batchId: anyId(),
    /** Id of the transaction: a payment or an operation on one. */
    transactionId: textFilter,
    /** Processor's reference. */
    reference: textFilter,
    /** Minimum absolute gap, in dollars. */
    gapMin: z.optional(queryMoney),
    /** Maximum absolute gap, in dollars. */
    gapMax: z.optional(queryMoney),
  }),
  output: listOf(differenceSchema),
  failure,
  list: true,
  csv: 'reconciliation',
  extension,
} as const satisfies Endpoint;

/** Our books and the processor's settlement file by batch, last business day first. */
export const batches = {
  id: 'reconciliation.batches',
  method: 'GET',
  path: 'reporting/reconciliation/batches',
  reads: ['reconciliation'],
  access,
  query: listQuery(['businessDate', 'amount', 'gap'], {
    ...batchFilters,
    /** Id of the settlement batch, `bat_…`. */
    batchId: anyId(),
    /** True for batches with a difference, false for those without. */
    differs: z.optional(queryBoolean),
  }),
  output: listOf(reconciledBatchSchema),
  failure,
  list: true,
  extension,
} as const satisfies Endpoint;

/** The same by business day. */
export const days = {
  id: 'reconciliation.days',
  method: 'GET',
  path: 'reporting/reconciliation/days',
  reads: ['reconciliation'],
  access,
  query: listQuery(['businessDate', 'amount', 'gap'], batchFilters),
  output: listOf(reconciledDaySchema),
  failure,
  list: true,
  extension,
} as const satisfies Endpoint;

/** Resolves a difference with a note; its timeline records the user and the time. */
export const resolve = {
  id: 'reconciliation.resolve',
  method: 'POST',
  path: 'reporting/reconciliation/{id}/resolve',
  changes: ['reconciliation'],
  access,
  params: z.strictObject({
    /** Id of the difference. */
    id: z.string(),
  }),
  body: z.strictObject({
    /** Internal note. */
    note: requiredNote(2000),
  }),
  output: differenceSchema,
  failure,
  extension,
} as const satisfies Endpoint;

const calls = {
  /** List differences from the settlement files. */
  list,
  /** Compare batches with their settlement files. */
  batches,
  /** Compare business days with their settlement files. */
  days,
  /** Resolve a difference. */
  resolve,
};

export type ReconciliationArea = Calls<typeof calls>;

export const reconciliation: ReconciliationArea = calls;
