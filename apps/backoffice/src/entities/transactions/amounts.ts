import { zeroCents } from '@payfac/domain/money';
import {
  type CardPaymentState,
  capturableAmount,
  cardPaymentStates,
  isVoidable,
  refundableAmount,
} from '@payfac/domain/transactions';
import type { Transaction } from './queries.ts';

const states: ReadonlySet<string> = new Set(cardPaymentStates);
const isPaymentState = (status: string): status is CardPaymentState => states.has(status);

/** What may still be done with a row; nothing with rows that are no payment of their own. */
export function openAmounts(transaction: Transaction) {
  const { status, operation, authorizedAmount, capturedAmount, refundedAmount } = transaction;
  const isPayment = operation === 'sale' || operation === 'auth';
  if (!isPayment || !isPaymentState(status)) {
    return { refundable: zeroCents, capturable: zeroCents, voidable: false };
  }
  const amounts = {
    state: status,
    authorized: authorizedAmount,
    captured: capturedAmount,
    refunded: refundedAmount,
  };
  return {
    refundable: refundableAmount(amounts),
    capturable: capturableAmount(amounts),
    voidable: isVoidable(amounts),
  };
}
