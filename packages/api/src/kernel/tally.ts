import { money } from '@payfac/domain/money';
import * as z from 'zod/mini';

/** A count of operations and their total amount. */
export const tally = z.object({
  /** Number of operations. */
  count: z.int(),
  /** US dollars, at most two decimals. */
  amount: money,
});
