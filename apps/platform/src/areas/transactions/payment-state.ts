import { addCents, type Cents, subtractCents } from '@payfac/domain/money';
import type { CardPaymentState, TransactionStatus } from '@payfac/domain/transactions';

interface Sums {
  readonly capturedAmount: Cents;
  readonly refundedAmount: Cents;
  readonly settledAt: Date | null;
}

/** A captured payment's state, from its successful refunds and its batch's settlement. */
export function capturedState(payment: Sums): CardPaymentState {
  const { capturedAmount, refundedAmount, settledAt } = payment;
  if (refundedAmount > 0) {
    return refundedAmount >= capturedAmount ? 'refunded' : 'partially-refunded';
  }
  return settledAt === null ? 'processing' : 'settled';
}

/** The same with disputes: a charged-back payment stays so, regardless of its refunds, until the dispute is won. */
export const stateBesideDisputes = (
  payment: Sums & { readonly status: TransactionStatus },
): CardPaymentState =>
  payment.status === 'charged-back' ? payment.status : capturedState(payment);

/** The amount a dispute can take back: captured, less successful and pending refunds. */
export const disputableAmount = (payment: {
  readonly capturedAmount: Cents;
  readonly refundedAmount: Cents;
  readonly pendingRefundAmount: Cents;
}): Cents =>
  subtractCents(
    payment.capturedAmount,
    addCents(payment.refundedAmount, payment.pendingRefundAmount),
  );
