import { applyEcheck, type EcheckState, echeckStates } from '@payfac/domain/echecks';
import { type Cents, formatUsd, zeroCents } from '@payfac/domain/money';
import {
  type CardPaymentState,
  capturableAmount,
  cardPaymentStates,
  isVoidable,
} from '@payfac/domain/transactions';
import type { Transaction } from './transaction.tsx';

const states: ReadonlySet<string> = new Set(cardPaymentStates);
const isPaymentState = (status: string): status is CardPaymentState => states.has(status);

const echeckStateOf = (status: string): EcheckState | undefined =>
  echeckStates.find((known) => known === status);

const isPayment = ({ operation }: Pick<Transaction, 'operation'>): boolean =>
  operation === 'sale' || operation === 'auth';

/** An eCheck is voided until its cut-off and refunded once it has settled; the cut-off is the platform's. */
function openEcheckAmounts({ operation, status, refundableAmount }: Transaction) {
  const state = operation === 'sale' ? echeckStateOf(status) : undefined;
  const allows = (action: 'refund-in-full' | 'void') =>
    state !== undefined && applyEcheck(state, action) !== undefined;
  return {
    refundable: allows('refund-in-full') ? refundableAmount : zeroCents,
    capturable: zeroCents,
    voidable: allows('void'),
  };
}

/** What may still be done with a row; nothing with rows that are no payment of their own. */
export function openAmounts(transaction: Transaction) {
  if (transaction.paymentType === 'eCheck') return openEcheckAmounts(transaction);
  const { status, authorizedAmount, capturedAmount, refundedAmount } = transaction;
  if (!isPayment(transaction) || !isPaymentState(status)) {
    return { refundable: zeroCents, capturable: zeroCents, voidable: false };
  }
  const amounts = {
    state: status,
    authorized: authorizedAmount,
    captured: capturedAmount,
    refunded: refundedAmount,
  };
  return {
    refundable: transaction.refundableAmount,
    capturable: capturableAmount(amounts),
    voidable: isVoidable(amounts),
  };
}

/** The amount as text, as the platform shows it in lists and files: negative where money leaves the merchant. */
export const signedAmount = (row: Pick<Transaction, 'signedAmount'>): string =>
  formatUsd(row.signedAmount);

/** What a row amounts to by itself: a payment by what was captured of it, once anything was. */
export const ownCents = (row: Transaction): Cents =>
  isPayment(row) && row.capturedAmount > 0 ? row.capturedAmount : row.signedAmount;

/** The same as text. */
export const ownAmount = (row: Transaction): string => formatUsd(ownCents(row));

/** What is left of a payment that was given back in part; nothing for others. */
export const leftAmount = ({
  netAmount,
  capturedAmount,
}: Pick<Transaction, 'netAmount' | 'capturedAmount'>): string | undefined =>
  netAmount > 0 && netAmount < capturedAmount ? formatUsd(netAmount) : undefined;
