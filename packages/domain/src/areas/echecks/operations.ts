import type { TransactionTypeCode } from '../transactions/index.ts';

/** Operations on an eCheck (PAY-14). */
export const echeckOperations = [
  'sale',
  'void',
  'refund',
  'reversal',
  'reconciled',
  'verification',
  'credit',
] as const;
export type EcheckOperation = (typeof echeckOperations)[number];

export const echeckOperationLabels: Readonly<Record<EcheckOperation, string>> = {
  sale: 'Sale',
  void: 'Void',
  refund: 'Refund',
  reversal: 'Reversal',
  reconciled: 'Reconciled',
  verification: 'Verification',
  credit: 'Credit',
};

export const echeckCodes: Readonly<Record<EcheckOperation, TransactionTypeCode>> = {
  sale: 'check-sale',
  void: 'check-void',
  refund: 'check-refund',
  reversal: 'check-reversal',
  reconciled: 'check-reconciled',
  verification: 'check-verification',
  credit: 'check-credit',
};
