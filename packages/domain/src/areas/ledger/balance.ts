import * as z from 'zod/mini';
import { type Cents, money, subtractCents, zeroCents } from '../../kernel/money/index.ts';

/** A ledger account with its balance, the sum of its entries. */
export const ledgerAccountSchema = z.object({
  /** Ledger account. */
  account: z.string(),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.nullable(z.string()),
  /** Name of the merchant account. */
  accountName: z.nullable(z.string()),
  /** Balance, in dollars. */
  balance: money,
  /** Number of entries. */
  entryCount: z.int(),
});
export type LedgerAccount = z.output<typeof ledgerAccountSchema>;

/** A merchant's balance. */
export const balanceSchema = z.object({
  /** `merchants:<subMerchantId>`. */
  account: z.string(),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Sum of the account's entries, in dollars. Pending payouts are already deducted. */
  balance: money,
  /** Funds withheld in the merchant's reserve accounts. */
  reserved: money,
  /** Funds deducted for payouts that haven't reached the bank. */
  inTransit: money,
  /**
   * Funds a payout can pay now: the balance minus open payouts that aren't deducted from it; zero when that is
   * negative.
   */
  available: money,
});
export type Balance = z.output<typeof balanceSchema>;

/**
 * Funds of a balance that can be paid out.
 * @param offBalance sum of the open payouts that aren't deducted from the balance. Default: zero.
 */
export function availableBalance(balance: Cents, offBalance: Cents = zeroCents): Cents {
  const left = subtractCents(balance, offBalance);
  return left > zeroCents ? left : zeroCents;
}

/** The negative balance a merchant must recover before payouts resume. */
export const shortfall = (balance: Cents): Cents =>
  balance < zeroCents ? subtractCents(zeroCents, balance) : zeroCents;
