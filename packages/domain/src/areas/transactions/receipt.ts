import type { PaymentType } from '../../kernel/enumerations/index.ts';
import type { TransactionStatus } from './status.ts';

export interface Receipt<Amount extends number> {
  readonly amount: Amount;
  /** The amount is authorized and not yet captured. */
  readonly isHeld: boolean;
}

/**
 * The amounts on a payer's receipt, in the unit given: captured or authorized. Undefined for a payment that charged
 * nothing or was voided.
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
