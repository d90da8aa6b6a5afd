import { applyEcheck, type EcheckState, echeckStates } from '@payfac/domain/echecks';
import { formatUsd, negateCents, subtractCents, zeroCents } from '@payfac/domain/money';
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

const echeckStateOf = (status: string): EcheckState | undefined =>
  echeckStates.find((known) => known === status);

/** An eCheck is voided until its cut-off and refunded once it has settled; the cut-off is the platform's. */
function openEcheckAmounts({ operation, status, amount, refundedAmount }: Transaction) {
  const state = operation === 'sale' ? echeckStateOf(status) : undefined;
  const allows = (action: 'refund-in-full' | 'void') =>
    state !== undefined && applyEcheck(state, action) !== undefined;
  return {
    refundable: allows('refund-in-full') ? subtractCents(amount, refundedAmount) : zeroCents,
    capturable: zeroCents,
    voidable: allows('void'),
  };
}

/** What may still be done with a row; nothing with rows that are no payment of their own. */
export function openAmounts(transaction: Transaction) {
  if (transaction.paymentType === 'eCheck') return openEcheckAmounts(transaction);
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
