import { addCents, type Cents, subtractCents } from '@payfac/domain/money';
import type { CardPaymentState, TransactionStatus } from '@payfac/domain/transactions';

interface Sums {
  readonly capturedAmount: Cents;
  readonly refundedAmount: Cents;
  readonly settledAt: Date | null;
}

/**
 * The state of a captured payment, computed from its rows: what was refunded with success, and
 * whether its batch was settled.
 */
export function capturedState(payment: Sums): CardPaymentState {
  const { capturedAmount, refundedAmount, settledAt } = payment;
  if (refundedAmount > 0) {
    return refundedAmount >= capturedAmount ? 'refunded' : 'partially-refunded';
  }
  return settledAt === null ? 'processing' : 'settled';
}

/** The same beside disputes: what is charged back stays so, whatever becomes of its refunds, until it is won. */
export const stateBesideDisputes = (
  payment: Sums & { readonly status: TransactionStatus },
): CardPaymentState =>
  payment.status === 'charged-back' ? payment.status : capturedState(payment);

/** What a dispute can take back: what was captured, less what was refunded and what may be yet. */
export const disputableAmount = (payment: {
  readonly capturedAmount: Cents;
  readonly refundedAmount: Cents;
  readonly pendingRefundAmount: Cents;
}): Cents =>
  subtractCents(
    payment.capturedAmount,
    addCents(payment.refundedAmount, payment.pendingRefundAmount),
  );
