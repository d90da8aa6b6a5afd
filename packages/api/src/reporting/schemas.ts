import { addressSchema } from '@payfac/domain/contact';
import { money } from '@payfac/domain/money';
import { instant } from '@payfac/domain/time';
import * as z from 'zod/mini';
import { transactionSchema } from '../transactions/schemas.ts';

/** A count of operations and the money they moved. */
export const tally = z.object({ count: z.int(), amount: money });

/** What the rows of a filter come to. */
export const transactionTotals = z.object({
  count: z.int(),
  /** The sum of the rows' amounts as the list and its file show them: money that leaves is negative. */
  amount: money,
  requested: money,
  approved: money,
  captured: money,
  /** Pending and successful refunds together. */
  refunded: money,
  disputed: money,
  net: money,
});

export const transactionStats = z.object({
  sales: tally,
  authorizations: tally,
  refunds: tally,
  chargebacks: tally,
  declined: tally,
  voided: tally,
  /** Over the filter, when the query names a `view`. */
  totals: z.optional(transactionTotals),
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

/** What somebody told of themselves on the hosted page they paid on, as far as the page asked. */
export const payerSchema = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  /** Ten digits. */
  phone: z.nullable(z.string()),
  billingAddress: z.nullable(addressSchema),
  shippingAddress: z.nullable(addressSchema),
});

export const timeline = z.object({
  /** The payment. */
  transaction: transactionSchema,
  /** The operation that was asked for; the payment again when its own id was given. */
  subject: transactionSchema,
  /** Null for payments that were not made on a hosted page, and for callers without `pii.view`. */
  payer: z.nullable(payerSchema),
  data: z.array(timelineEntry),
});
