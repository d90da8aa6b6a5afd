import { money } from '@payfac/domain/money';
import * as z from 'zod/mini';

/** A count of operations and the money they moved. */
export const tally = z.object({
  /** Number of operations. */
  count: z.int(),
  /** US dollars, at most two decimals. */
  amount: money,
});
