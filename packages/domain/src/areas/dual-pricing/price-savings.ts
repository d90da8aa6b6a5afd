import { addCents, type Cents, cents, subtractCents, zeroCents } from '../../kernel/money/index.ts';
import type { TransactionStatus } from '../transactions/status.ts';

/** A payment of the lower of two prices: what was asked for, and the credit card price of the same. */
interface ReducedPayment {
  readonly status: TransactionStatus;
  readonly amount: Cents;
  /** Null where there was one price, or the credit card price was paid. */
  readonly standardAmount: Cents | null;
  readonly authorizedAmount: Cents;
  readonly capturedAmount: Cents;
}

const cameToNothing: ReadonlySet<TransactionStatus> = new Set([
  'declined',
  'voided',
  'expired',
  'reversed',
  'returned',
  'failed',
  'errored',
]);

/** Captured, or approved while nothing is captured yet. */
function paidBy({ status, authorizedAmount, capturedAmount }: ReducedPayment): Cents {
  if (capturedAmount > 0) return capturedAmount;
  return cameToNothing.has(status) ? zeroCents : authorizedAmount;
}

export interface PriceSavings {
  /** The credit card price of what was paid; null where nothing was saved. */
  readonly standardAmount: Cents | null;
  readonly savedAmount: Cents;
}

const nothing: PriceSavings = { standardAmount: null, savedAmount: zeroCents };

/**
 * What a payer saved of the credit card price by a payment: of one that was approved or captured in part
 * the same share, rounded half away from zero to the cent. A refund leaves it: it was the price of the sale.
 */
export function priceSavings(payment: ReducedPayment): PriceSavings {
  const { amount, standardAmount } = payment;
  if (standardAmount === null || amount === 0) return nothing;
  const paid = paidBy(payment);
  const whole = BigInt(amount);
  const share = BigInt(paid) * BigInt(subtractCents(standardAmount, amount));
  const saved = cents(Number((share * 2n + whole) / (whole * 2n)));
  return saved > 0 ? { standardAmount: addCents(paid, saved), savedAmount: saved } : nothing;
}
