import { addCents, type Cents, cents, subtractCents, zeroCents } from '../../kernel/money/index.ts';
import type { TransactionStatus } from '../transactions/status.ts';

/** A payment at the lower of two prices: the amount requested, and its credit card price. */
interface ReducedPayment {
  readonly status: TransactionStatus;
  readonly amount: Cents;
  /** Null with a single price, or when the credit card price was paid. */
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

/** The captured amount, or the approved amount before any capture. */
function paidBy({ status, authorizedAmount, capturedAmount }: ReducedPayment): Cents {
  if (capturedAmount > 0) return capturedAmount;
  return cameToNothing.has(status) ? zeroCents : authorizedAmount;
}

export interface PriceSavings {
  /** Credit card price of the amount paid; null when nothing was saved. */
  readonly standardAmount: Cents | null;
  readonly savedAmount: Cents;
}

const nothing: PriceSavings = { standardAmount: null, savedAmount: zeroCents };

/**
 * What a payer saved against the credit card price. A payment approved or captured in part saves the same share,
 * rounded half away from zero to the cent. A refund doesn't change it: it was the price of the sale.
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
