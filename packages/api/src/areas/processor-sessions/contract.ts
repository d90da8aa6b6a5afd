import { paymentProviders } from '@payfac/domain/enumerations';
import {
  processorSessionDetailSchema,
  processorSessionOutcomes,
  processorSessionSchema,
} from '@payfac/domain/processor-sessions';
import { transactionOperations } from '@payfac/domain/transactions';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyOf, queryInteger, scope, span, textFilter } from '../../kernel/query.ts';

const access = ['sidebar.systemMonitor'] as const;

/** Requests to processors and their responses, newest first. */
export const list = {
  id: 'processorSessions.list',
  method: 'GET',
  path: 'reporting/monitor/processorsession',
  reads: ['processorSessions'],
  access,
  query: listQuery(['startedAt', 'durationMs'], {
    ...span,
    ...scope,
    /** Id of the session, from the list of its kind. */
    sessionId: textFilter,
    /** Id of the transaction: a payment or an operation on one. */
    transactionId: textFilter,
    /** Key of the payment processor. */
    processor: anyOf(paymentProviders),
    /** Operation: sale, authorization, capture, void, refund, etc. */
    operation: anyOf(transactionOperations),
    /** Outcome of the session. */
    outcome: anyOf(processorSessionOutcomes),
    /** Name of the merchant account. */
    accountName: textFilter,
    /** Minimum duration, in milliseconds. */
    durationMin: z.optional(queryInteger(0, 600_000)),
  }),
  output: listOf(processorSessionSchema),
  failure,
  list: true,
} as const satisfies Endpoint;

export const get = {
  id: 'processorSessions.get',
  method: 'GET',
  path: 'reporting/monitor/processorsession/{sessionId}',
  reads: ['processorSessions'],
  access,
  params: z.strictObject({
    /** Id of the session, from the list of its kind. */
    sessionId: z.string(),
  }),
  output: processorSessionDetailSchema,
  failure,
} as const satisfies Endpoint;

const calls = {
  /** List processor sessions. */
  list,
  /** Get a processor session with its messages. */
  get,
};

export type ProcessorSessionsArea = Calls<typeof calls>;

export const processorSessions: ProcessorSessionsArea = calls;
