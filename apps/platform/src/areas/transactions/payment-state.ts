import type { Cents } from '@payfac/domain/money';
import type { CardPaymentState } from '@payfac/domain/transactions';

/**
 * The state of a captured payment, computed from its rows: what was refunded with success, and
 * whether its batch was settled.
 */
export function capturedState(payment: {
  readonly capturedAmount: Cents;
  readonly refundedAmount: Cents;
  readonly settledAt: Date | null;
}): CardPaymentState {
  const { capturedAmount, refundedAmount, settledAt } = payment;
  if (refundedAmount > 0) {
    return refundedAmount >= capturedAmount ? 'refunded' : 'partially-refunded';
  }
  return settledAt === null ? 'processing' : 'settled';
}
