import { jobNames } from '@payfac/domain/jobs';
import { instant } from '@payfac/domain/time';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { bulkResponse } from '../../kernel/responses.ts';

const access = ['sidebar.system'] as const;

/** Does scheduled work now, and returns when it is done. */
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
    /** The name people see. */
    name: z.enum(jobNames),
  }),
  output: z.object({
    /** The name people see. */
    name: z.enum(jobNames),
    /** Moment at which it began. */
    startedAt: instant,
    /** Moment at which it ended. */
    finishedAt: instant,
    /** Things worked on: batches cut, payouts moved, deliveries tried. */
    count: z.int(),
  }),
  failure,
} as const satisfies Endpoint;

/** Asks processors after payments whose outcome is open, and completes what was left half done. */
export const syncTransactions = {
  id: 'operations.syncTransactions',
  method: 'POST',
  base: 'platform',
  path: 'sync/post-processing/transactions',
  changes: ['transactions', 'ledger', 'reconciliation'],
  access,
  body: z.strictObject({
    /** All that are open when absent. */
    transactionIds: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(1000))),
  }),
  output: bulkResponse,
  failure,
} as const satisfies Endpoint;

const calls = {
  /** Do scheduled work now. */
  runNow,
  /** Settle the outcome of open payments. */
  syncTransactions,
};

export type OperationsArea = Calls<typeof calls>;

export const operations: OperationsArea = calls;
