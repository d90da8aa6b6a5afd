import { money } from '@payfac/domain/money';
import * as z from 'zod/mini';
import { tally } from '../../kernel/tally.ts';

/** Totals of the rows that match a filter. */
export const transactionTotals = z.object({
  /** Number of rows. */
  count: z.int(),
  /** Sum of the signed amounts as the list and its export show them; money leaving the merchant is negative. */
  amount: money,
  /** Amount requested, in dollars. */
  requested: money,
  /** Amount approved. */
  approved: money,
  /** Amount captured, in dollars. */
  captured: money,
  /** Sum of pending and successful refunds. */
  refunded: money,
  /** Amount disputed, in dollars. */
  disputed: money,
  /** Net amount, in dollars. */
  net: money,
});

/** Approvals and declines of card payments. */
export const authorizationResults = z.object({
  /** Sales and authorizations approved in part or in full, regardless of what happened to them later. */
  approved: z.int(),
  /** Declined payments. */
  declined: z.int(),
  /** The ten most frequent decline reasons, most frequent first. */
  reasons: z.array(
    z.object({
      /** The processor's response code; 00 is approved. */
      responseCode: z.nullable(z.string()),
      /** Processor's response message. */
      responseMessage: z.nullable(z.string()),
      /** Number of payments declined for the reason. */
      count: z.int(),
      /** Amount requested. */
      amount: money,
    }),
  ),
});

export const transactionStats = z.object({
  /** Sales. */
  sales: tally,
  /** Authorizations. */
  authorizations: tally,
  /** Refunds. */
  refunds: tally,
  /** Chargebacks. */
  chargebacks: tally,
  /** Declined payments. */
  declined: tally,
  /** Voided payments. */
  voided: tally,
  /** Totals of the filtered rows; only when the query sets `view`. */
  totals: z.optional(transactionTotals),
});
