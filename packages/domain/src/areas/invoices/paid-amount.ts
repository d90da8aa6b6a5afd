import { addCents, type Cents, subtractCents, zeroCents } from '../../kernel/money/index.ts';
import { receiptOf } from '../transactions/receipt.ts';

type Receipted = Parameters<typeof receiptOf<Cents>>[0];

/**
 * The amount paid on an invoice by its payment: the receipt's amount, at whichever price, minus refunds and amounts
 * taken back by the payer's bank.
 */
export function invoicePaidAmount(
  payment: Receipted & { readonly refundedAmount: Cents; readonly disputedAmount: Cents },
): Cents {
  const { refundedAmount, disputedAmount } = payment;
  const received = receiptOf(payment)?.amount ?? zeroCents;
  return subtractCents(received, addCents(refundedAmount, disputedAmount));
}
