import { money } from '@payfac/domain/money';
import { instant } from '@payfac/domain/time';
import * as z from 'zod/mini';
import { transactionSchema } from '../transactions/schemas.ts';

/** A count of operations and the money they moved. */
export const tally = z.object({ count: z.int(), amount: money });

export const transactionStats = z.object({
  sales: tally,
  authorizations: tally,
  refunds: tally,
  chargebacks: tally,
  declined: tally,
  voided: tally,
});

export const timelineEvents = [
  'authorized',
  'approved',
  'declined',
  'held-for-review',
  'review-approved',
  'review-rejected',
  'captured',
  'voided',
  'refund-requested',
  'refunded',
  'refund-failed',
  'settled',
  'expired',
  'disputed',
  'dispute-won',
  'outcome-unknown',
  'reversed',
  'edited',
  'customer-changed',
  'status-changed',
] as const;

export const timelineEntry = z.object({
  at: instant,
  event: z.enum(timelineEvents),
  /** The operation behind it, when there is one. */
  transactionId: z.nullable(z.string()),
  amount: z.nullable(money),
  /** Who did it; null for the system. */
  actor: z.nullable(z.string()),
  detail: z.nullable(z.string()),
});

export const timeline = z.object({ transaction: transactionSchema, data: z.array(timelineEntry) });
