import type { PaymentType } from '../../kernel/enumerations/index.ts';
import type { TransactionStatus } from './status.ts';

export interface Receipt<Amount extends number> {
  readonly amount: Amount;
  /** The card is not charged yet: the amount is on hold. */
  readonly isHeld: boolean;
}

/**
 * What a payer's receipt states, in the unit it is given in: what was taken, or what is held. Undefined for
 * a payment that took nothing, or gave it back by a void.
 */
export function receiptOf<Amount extends number>(payment: {
  readonly status: TransactionStatus;
  readonly paymentType: PaymentType;
  readonly capturedAmount: Amount;
  readonly authorizedAmount: Amount;
}): Receipt<Amount> | undefined {
  const { status, paymentType, capturedAmount, authorizedAmount } = payment;
  if (capturedAmount > 0) return { amount: capturedAmount, isHeld: false };
  if (authorizedAmount <= 0) return undefined;
  const isHeld = status === 'authorized';
  const isUnderWay = paymentType === 'eCheck' && (status === 'pending' || status === 'processing');
  return isHeld || isUnderWay ? { amount: authorizedAmount, isHeld } : undefined;
}
