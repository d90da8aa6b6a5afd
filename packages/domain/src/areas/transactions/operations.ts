import type { Cents } from '../../kernel/money/index.ts';

/** What one row did to a card. */
export const cardOperations = [
  'sale',
  'auth',
  'capture',
  'refund',
  'void',
  'chargeback',
  'reversal',
] as const;
export type CardOperation = (typeof cardOperations)[number];

export const cardOperationLabels: Readonly<Record<CardOperation, string>> = {
  sale: 'Sale',
  auth: 'Authorization',
  capture: 'Capture',
  refund: 'Refund',
  void: 'Void',
  chargeback: 'Chargeback',
  reversal: 'Reversal',
};

/** What one row of the transaction list did: to a card, or to a bank account. */
export const transactionOperations = [
  ...cardOperations,
  'reconciled',
  'verification',
  'credit',
] as const;
export type TransactionOperation = (typeof transactionOperations)[number];

export const transactionOperationLabels: Readonly<Record<TransactionOperation, string>> = {
  ...cardOperationLabels,
  reconciled: 'Reconciled',
  verification: 'Verification',
  credit: 'Credit',
};

interface NamedPayment {
  readonly operation: TransactionOperation;
  readonly capturedAmount: Cents;
}

/**
 * What a payment is called among payments: an authorization only while nothing of it was captured. A list
 * of payments finds each by the operation that it is called after: `sale` finds what was captured.
 */
export const paymentTypeLabel = ({ operation, capturedAmount }: NamedPayment): string =>
  operation === 'auth' && capturedAmount > 0
    ? `${transactionOperationLabels.sale} (captured)`
    : transactionOperationLabels[operation];

/** The outcome of an operation on a payment; the payment itself carries a state. */
export const outcomes = ['pending', 'success', 'failed', 'errored'] as const;
export type Outcome = (typeof outcomes)[number];
