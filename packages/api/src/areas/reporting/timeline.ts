import * as z from 'zod/mini';
import type { Endpoint } from '../../kernel/endpoint.ts';
import { transactionFailure as failure } from '../transactions/messages.ts';
import { timeline } from './record-schemas.ts';

/*
 * The call for one payment, separate from the lists and figures: it imports the schemas of most records related to a
 * payment, and a screen with only a list doesn't need them.
 */

/**
 * A payment with its timeline, oldest first. Accepts the id of any of its operations, which is returned as `subject`.
 */
export const transactionTimeline = {
  id: 'reporting.transactionTimeline',
  method: 'GET',
  path: 'reporting/transactions/{id}/timeline',
  reads: ['transactions'],
  access: ['sidebar.transactions', 'sidebar.declined', 'dashboard.recentTransactions'],
  params: z.strictObject({
    /** Id of the payment. */
    id: z.string(),
  }),
  output: timeline,
  failure,
} as const satisfies Endpoint;
