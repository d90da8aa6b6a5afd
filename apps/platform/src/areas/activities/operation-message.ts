import { type Cents, formatUsd } from '@payfac/domain/money';
import type { TransactionOperation } from '@payfac/domain/transactions';

const nouns: Partial<Record<TransactionOperation, string>> = {
  sale: 'Sale',
  auth: 'Authorization',
  capture: 'Capture',
  refund: 'Refund',
  void: 'Void',
};

/** The activity text of an operation that was requested, whether or not the processor approves it. */
export const operationMessage = (operation: TransactionOperation, amount: Cents): string =>
  `${nouns[operation] ?? 'Operation'} of ${formatUsd(amount)}`;
