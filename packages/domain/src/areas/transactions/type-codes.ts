import type { CardOperation } from './operations.ts';

/**
 * Transaction type codes (PAY-14): `cnp-` card not present, `cp-` card present, `check-` bank debit, `debit-` debit
 * card.
 */
export const transactionTypeCodes = [
  'cnp-auth',
  'cnp-avs-only',
  'cnp-capture',
  'cnp-credit',
  'cnp-chargeback',
  'cnp-void',
  'cnp-sale',
  'cnp-refund',
  'cnp-reversal',
  'cp-sale',
  'cp-credit',
  'cp-auth',
  'cp-capture',
  'cp-void',
  'check-verification',
  'check-credit',
  'check-void',
  'check-sale',
  'check-refund',
  'check-reversal',
  'check-reconciled',
  'debit-sale',
  'debit-refund',
  'debit-void',
  'debit-reversal',
  'debit-credit',
  'declined',
] as const;
export type TransactionTypeCode = (typeof transactionTypeCodes)[number];

export const transactionTypeCodeLabels: Readonly<Record<TransactionTypeCode, string>> = {
  'cnp-auth': 'Card not present: authorization',
  'cnp-avs-only': 'Card not present: address check only',
  'cnp-capture': 'Card not present: capture',
  'cnp-credit': 'Card not present: credit',
  'cnp-chargeback': 'Card not present: chargeback',
  'cnp-void': 'Card not present: void',
  'cnp-sale': 'Card not present: sale',
  'cnp-refund': 'Card not present: refund',
  'cnp-reversal': 'Card not present: reversal',
  'cp-sale': 'Card present: sale',
  'cp-credit': 'Card present: credit',
  'cp-auth': 'Card present: authorization',
  'cp-capture': 'Card present: capture',
  'cp-void': 'Card present: void',
  'check-verification': 'Check: verification',
  'check-credit': 'Check: credit',
  'check-void': 'Check: void',
  'check-sale': 'Check: sale',
  'check-refund': 'Check: refund',
  'check-reversal': 'Check: reversal',
  'check-reconciled': 'Check: reconciled',
  'debit-sale': 'Debit card: sale',
  'debit-refund': 'Debit card: refund',
  'debit-void': 'Debit card: void',
  'debit-reversal': 'Debit card: reversal',
  'debit-credit': 'Debit card: credit',
  declined: 'Declined',
};

/** Type codes of card-not-present operations. */
export const cardNotPresentCodes: Readonly<Record<CardOperation, TransactionTypeCode>> = {
  sale: 'cnp-sale',
  auth: 'cnp-auth',
  capture: 'cnp-capture',
  refund: 'cnp-refund',
  void: 'cnp-void',
  chargeback: 'cnp-chargeback',
  reversal: 'cnp-reversal',
};
