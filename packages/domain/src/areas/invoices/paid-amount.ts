import { addCents, type Cents, subtractCents, zeroCents } from '../../kernel/money/index.ts';
import { receiptOf } from '../transactions/receipt.ts';

type Receipted = Parameters<typeof receiptOf<Cents>>[0];

/**
 * What was paid of an invoice by the payment that paid it: what its payer's receipt states, at whichever
 * price, less what was refunded or taken back by the payer's bank.
 */
export function invoicePaidAmount(
  payment: Receipted & { readonly refundedAmount: Cents; readonly disputedAmount: Cents },
): Cents {
  const { refundedAmount, disputedAmount } = payment;
  const received = receiptOf(payment)?.amount ?? zeroCents;
  return subtractCents(received, addCents(refundedAmount, disputedAmount));
}
