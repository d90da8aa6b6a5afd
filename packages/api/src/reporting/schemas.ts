import { money } from '@payfac/domain/money';
import * as z from 'zod/mini';

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

/** How card payments were decided. */
export const authorizationResults = z.object({
  /** Sales and authorizations that were approved, in part or whole, whatever happened to them later. */
  approved: z.int(),
  declined: z.int(),
  /** The ten most frequent reasons, the most frequent first. */
  reasons: z.array(
    z.object({
      responseCode: z.nullable(z.string()),
      responseMessage: z.nullable(z.string()),
      count: z.int(),
      /** Of what was asked for. */
      amount: money,
    }),
  ),
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
