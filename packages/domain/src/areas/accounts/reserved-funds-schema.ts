import * as z from 'zod/mini';
import { money } from '../../kernel/money/index.ts';

/** Reserved funds: an amount and the ledger account that holds it. */
export const reservedFundsSchema = z.object({
  /** US dollars, at most two decimals. */
  amount: money,
  /** Ledger account, colon-separated; the second segment is the eCheck type or the card type. */
  account: z.string(),
});
export type ReservedFunds = z.output<typeof reservedFundsSchema>;

export const reservedTotalsSchema = z.object({
  /** Total of cards and eChecks. */
  all: money,
  /** Card total. */
  card: money,
  /** eCheck total. */
  eCheck: money,
});
export type ReservedTotals = z.output<typeof reservedTotalsSchema>;
