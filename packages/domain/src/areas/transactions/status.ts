import { type CardPaymentState, cardPaymentStates } from './card-payment.ts';
import { type Outcome, outcomes } from './operations.ts';

/**
 * The status column of the transaction list: a payment's state, or the outcome of what was done to it.
 * `returned` is an eCheck's alone; its other states are named as a card payment's.
 */
export const transactionStatuses = [...cardPaymentStates, 'returned', ...outcomes] as const;
export type TransactionStatus = CardPaymentState | 'returned' | Outcome;

export const transactionStatusLabels: Readonly<Record<TransactionStatus, string>> = {
  processing: 'Processing',
  declined: 'Declined',
  'for-review': 'For review',
  unknown: 'Awaiting processor',
  authorized: 'Authorized',
  voided: 'Voided',
  expired: 'Expired',
  settled: 'Settled',
  'partially-refunded': 'Partially refunded',
  refunded: 'Refunded',
  'charged-back': 'Charged back',
  reversed: 'Reversed',
  returned: 'Returned',
  pending: 'Pending',
  success: 'Succeeded',
  failed: 'Failed',
  errored: 'Error',
};
