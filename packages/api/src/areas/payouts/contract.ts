import { payoutSchema } from '@payfac/domain/payouts';
import { settlementSchema } from '@payfac/domain/settlements';
import * as z from 'zod/mini';
import { periodParams, volumeChart } from '../../kernel/charts.ts';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer } from '../../kernel/failure.ts';
import { listOf, listQuery, withTotals } from '../../kernel/list.ts';
import { bulkResponse, success } from '../../kernel/responses.ts';
import { payoutsMessages } from './messages.ts';
import {
  chosenPayouts,
  holdSchema,
  manualPayoutSchema,
  payoutFilters,
  payoutTotals,
  settlementFilters,
  settlementTotals,
} from './schemas.ts';

const failure = preferServer(payoutsMessages.failed);
const byId = z.strictObject({
  /** Id of the payout, `pay_…`, from `payouts.listInstructions`. */
  payoutId: z.string(),
});

export const acknowledge = {
  id: 'payouts.acknowledge',
  method: 'PUT',
  path: 'backoffice/payouts/{payoutId}/ack',
  changes: ['payouts', 'accounts'],
  access: ['payouts.acknowledge'],
  params: byId,
  body: z.strictObject({
    /** Current status. */
    status: z.literal('ack'),
  }),
  output: payoutSchema,
  failure,
} as const satisfies Endpoint;

/** Holds a pending payout, or releases a held one. */
export const hold = {
  id: 'payouts.hold',
  method: 'PUT',
  path: 'backoffice/payouts/{payoutId}/hold',
  changes: ['payouts', 'accounts'],
  access: ['payouts.hold'],
  params: byId,
  body: holdSchema,
  output: payoutSchema,
  failure,
} as const satisfies Endpoint;

export const bulkAcknowledge = {
  id: 'payouts.bulkAcknowledge',
  method: 'POST',
  path: 'backoffice/payouts/bulk-ack',
  changes: ['payouts', 'accounts'],
  access: ['payouts.acknowledge'],
  body: chosenPayouts,
  output: bulkResponse,
  failure,
} as const satisfies Endpoint;

/** Removes the acknowledgment of one or many payouts that aren't instructed yet. */
export const bulkUnacknowledge = {
  id: 'payouts.bulkUnacknowledge',
  method: 'POST',
  path: 'backoffice/payouts/bulk-unack',
  changes: ['payouts', 'accounts'],
  access: ['payouts.acknowledge'],
  body: chosenPayouts,
  output: bulkResponse,
  failure,
} as const satisfies Endpoint;

/** Creates a manual payout to an account. */
export const create = {
  id: 'payouts.create',
  method: 'POST',
  path: 'backoffice/payouts',
  changes: ['payouts', 'ledger'],
  access: ['payouts.manual'],
  body: manualPayoutSchema,
  output: payoutSchema,
  failure,
  movesMoney: true,
} as const satisfies Endpoint;

/** Deletes an unacknowledged manual payout, and reverses its ledger posting. */
export const remove = {
  id: 'payouts.remove',
  method: 'DELETE',
  path: 'backoffice/payouts/{payoutId}',
  changes: ['payouts', 'ledger'],
  access: ['payouts.manual'],
  params: byId,
  output: success,
  failure,
} as const satisfies Endpoint;

/**
 * Payouts, newest first; the `mode` filter finds manual ones. Sorting by `-turn` lists payouts by who acts next: first
 * those to release, then those to acknowledge, then those at the bank, then the rest, each newest first.
 */
export const listInstructions = {
  id: 'payouts.listInstructions',
  method: 'GET',
  path: 'reporting/payouts/instructions',
  reads: ['payouts'],
  access: ['sidebar.payouts', 'sidebar.manualPayouts'],
  query: listQuery(['createdAt', 'amount', 'turn'], { ...payoutFilters, ...withTotals }),
  output: z.extend(listOf(payoutSchema), {
    /** Totals of all payouts of the query; absent unless `getTotals` is set. */
    totals: z.optional(payoutTotals),
  }),
  failure,
  list: true,
  csv: 'payouts',
} as const satisfies Endpoint;

/** Settlements by account and day, newest first. */
export const listMerchant = {
  id: 'payouts.listMerchant',
  method: 'GET',
  path: 'reporting/payouts/merchant',
  reads: ['payouts'],
  access: ['sidebar.settlements'],
  query: listQuery(['createdAt', 'netAmount', 'grossAmount'], {
    ...settlementFilters,
    ...withTotals,
  }),
  output: z.extend(listOf(settlementSchema), {
    /** Totals of all settlements of the query; absent unless `getTotals` is set. */
    totals: z.optional(settlementTotals),
  }),
  failure,
  list: true,
  csv: 'payouts',
} as const satisfies Endpoint;

/** Amounts paid out, in buckets of the caller's zone. */
export const chart = {
  id: 'payouts.chart',
  method: 'GET',
  path: 'reporting/payouts/charts/{period}',
  reads: ['payouts'],
  access: ['sidebar.payouts'],
  params: periodParams,
  query: z.strictObject(payoutFilters),
  output: volumeChart,
  failure,
} as const satisfies Endpoint;

const calls = {
  /** Acknowledge a payout. */
  acknowledge,
  /** Hold or release a payout. */
  hold,
  /** Acknowledge several or all payouts. */
  bulkAcknowledge,
  /** Remove the acknowledgment of several or all payouts. */
  bulkUnacknowledge,
  /** Create a manual payout. */
  create,
  /** Delete a manual payout. */
  remove,
  /** List payouts. */
  listInstructions,
  /** List settlements. */
  listMerchant,
  /** Chart payouts by period. */
  chart,
};

export type PayoutsArea = Calls<typeof calls>;

export const payouts: PayoutsArea = calls;
