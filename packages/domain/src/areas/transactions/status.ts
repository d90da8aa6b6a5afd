import { type CardPaymentState, cardPaymentStates } from './card-payment.ts';
import { type Outcome, outcomes } from './operations.ts';

/**
 * Values of the transaction list's status column: a payment's state, or an operation's outcome. `returned` applies to
 * eChecks only; their other states share the card payment names.
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
