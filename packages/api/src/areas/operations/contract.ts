import { jobNames } from '@payfac/domain/jobs';
import { instant } from '@payfac/domain/time';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { bulkResponse } from '../../kernel/responses.ts';

const access = ['sidebar.system'] as const;

/** Runs a scheduled job now, and returns when it is done. */
export const runNow = {
  id: 'operations.runNow',
  method: 'POST',
  base: 'platform',
  path: 'events/run-now',
  changes: [
    'accounts',
    'alerts',
    'apiKeys',
    'capital',
    'comments',
    'customers',
    'disputes',
    'facilitators',
    'hostedSessions',
    'installments',
    'invites',
    'invoices',
    'ledger',
    'notifications',
    'paymentLinkTemplates',
    'payouts',
    'plans',
    'processorSessions',
    'products',
    'reconciliation',
    'riskRules',
    'subscriptions',
    'tags',
    'tokenSessions',
    'transactions',
    'users',
    'webhooks',
  ],
  access,
  body: z.strictObject({
    /** Display name. */
    name: z.enum(jobNames),
  }),
  output: z.object({
    /** Display name. */
    name: z.enum(jobNames),
    /** When it began. */
    startedAt: instant,
    /** When it ended. */
    finishedAt: instant,
    /** Items processed: batches cut, payouts moved, deliveries attempted. */
    count: z.int(),
  }),
  failure,
} as const satisfies Endpoint;

/** Queries processors for payments with an unknown outcome, and completes operations left unfinished. */
export const syncTransactions = {
  id: 'operations.syncTransactions',
  method: 'POST',
  base: 'platform',
  path: 'sync/post-processing/transactions',
  changes: ['transactions', 'ledger', 'reconciliation'],
  access,
  body: z.strictObject({
    /** Ids of the payments; all with an unknown outcome when absent. */
    transactionIds: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(1000))),
  }),
  output: bulkResponse,
  failure,
} as const satisfies Endpoint;

const calls = {
  /** Run a scheduled job now. */
  runNow,
  /** Resolve payments with an unknown outcome. */
  syncTransactions,
};

export type OperationsArea = Calls<typeof calls>;

export const operations: OperationsArea = calls;
