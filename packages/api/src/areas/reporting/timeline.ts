import * as z from 'zod/mini';
import type { Endpoint } from '../../kernel/endpoint.ts';
import { transactionFailure as failure } from '../transactions/messages.ts';
import { timeline } from './record-schemas.ts';

/*
 * The call of one payment, apart from the calls of lists and figures: it knows the schemas of most that
 * can belong to a payment, and anyone who shows a list alone need not bring them.
 */

/**
 * A payment with everything that happened to it, oldest first. Takes the id of any of its operations,
 * which comes back as `subject`.
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
