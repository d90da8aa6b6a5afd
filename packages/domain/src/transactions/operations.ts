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

/** The outcome of an operation on a payment; the payment itself carries a state. */
export const outcomes = ['pending', 'success', 'failed', 'errored'] as const;
export type Outcome = (typeof outcomes)[number];
