import type { Cents } from '../../kernel/money/index.ts';

/** Operations on a card. */
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

/** Operations in the transaction list, on a card or a bank account. */
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
 * A payment's type in a list of payments: an authorization only until anything is captured. The list filters by the
 * same names: `sale` finds captured payments.
 */
export const paymentTypeLabel = ({ operation, capturedAmount }: NamedPayment): string =>
  operation === 'auth' && capturedAmount > 0
    ? `${transactionOperationLabels.sale} (captured)`
    : transactionOperationLabels[operation];

/** Outcome of an operation on a payment; the payment itself has a state. */
export const outcomes = ['pending', 'success', 'failed', 'errored'] as const;
export type Outcome = (typeof outcomes)[number];
