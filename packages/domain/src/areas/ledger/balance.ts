import * as z from 'zod/mini';
import { type Cents, money, subtractCents, zeroCents } from '../../kernel/money/index.ts';

/** An account of the ledger with the sum of its entries. */
export const ledgerAccountSchema = z.object({
  /** Kinds of ledger accounts, of merchants. */
  account: z.string(),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.nullable(z.string()),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.nullable(z.string()),
  /** The balance, in dollars. */
  balance: money,
  /** How many entries. */
  entryCount: z.int(),
});
export type LedgerAccount = z.output<typeof ledgerAccountSchema>;

/** What a merchant's money comes to. */
export const balanceSchema = z.object({
  /** `merchants:<subMerchantId>`. */
  account: z.string(),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** The sum of the account's entries. Payouts not yet sent are already taken from it. */
  balance: money,
  /** Withheld: on reserve accounts of the merchant. */
  reserved: money,
  /** Taken from the balance by payouts that have not reached the bank. */
  inTransit: money,
  /**
   * What a payout can pay now: the balance less open payouts that aren't taken from it, or nothing when
   * that is negative.
   */
  available: money,
});
export type Balance = z.output<typeof balanceSchema>;

/**
 * What of a balance can be paid out.
 * @param offBalance what open payouts that aren't taken from the balance come to. Default: nothing.
 */
export function availableBalance(balance: Cents, offBalance: Cents = zeroCents): Cents {
  const left = subtractCents(balance, offBalance);
  return left > zeroCents ? left : zeroCents;
}

/** What a merchant must bring in before anything is paid out again. */
export const shortfall = (balance: Cents): Cents =>
  balance < zeroCents ? subtractCents(zeroCents, balance) : zeroCents;
