import { money } from '@payfac/domain/money';
import * as z from 'zod/mini';
import { tally } from '../../kernel/tally.ts';

/** What the rows of a filter come to. */
export const transactionTotals = z.object({
  /** Number of payments. */
  count: z.int(),
  /** The sum of the rows' amounts as the list and its file show them: money that leaves is negative. */
  amount: money,
  /** What was asked for, in dollars. */
  requested: money,
  /** What was approved. */
  approved: money,
  /** What was captured, in dollars. */
  captured: money,
  /** Pending and successful refunds together. */
  refunded: money,
  /** What was disputed, in dollars. */
  disputed: money,
  /** What is left, in dollars. */
  net: money,
});

/** How card payments were decided. */
export const authorizationResults = z.object({
  /** Sales and authorizations that were approved, in part or whole, whatever happened to them later. */
  approved: z.int(),
  /** What was declined. */
  declined: z.int(),
  /** The ten most frequent reasons, the most frequent first. */
  reasons: z.array(
    z.object({
      /** The processor's response code; 00 is approved. */
      responseCode: z.nullable(z.string()),
      /** What the processor answered, in its own words. */
      responseMessage: z.nullable(z.string()),
      /** Number of payments declined for it. */
      count: z.int(),
      /** Of what was asked for. */
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
  /** What was declined. */
  declined: tally,
  /** What was voided. */
  voided: tally,
  /** Over the filter, when the query names a `view`. */
  totals: z.optional(transactionTotals),
});
