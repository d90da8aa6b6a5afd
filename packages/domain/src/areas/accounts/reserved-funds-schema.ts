import * as z from 'zod/mini';
import { money } from '../../kernel/money/index.ts';

/** Money withheld: an amount and the account it is held in. */
export const reservedFundsSchema = z.object({
  /** US dollars, at most two decimals. */
  amount: money,
  /** Colon-separated; the second segment is the e-check type or the card type. */
  account: z.string(),
});
export type ReservedFunds = z.output<typeof reservedFundsSchema>;

export const reservedTotalsSchema = z.object({
  /** All together. */
  all: money,
  /** By card. */
  card: money,
  /** By eCheck. */
  eCheck: money,
});
export type ReservedTotals = z.output<typeof reservedTotalsSchema>;
