import { formatUsd, negateCents, zeroCents } from '@payfac/domain/money';
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

const outgoing: ReadonlySet<string> = new Set(['refund', 'chargeback', 'reversal']);

/** The amount as text; money that leaves the merchant is shown negative. */
export const signedAmount = ({ operation, amount }: Transaction): string =>
  formatUsd(outgoing.has(operation) ? negateCents(amount) : amount);
