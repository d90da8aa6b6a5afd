import { type Cents, formatUsd } from '@payfac/domain/money';
import type { TransactionOperation } from '@payfac/domain/transactions';

const nouns: Partial<Record<TransactionOperation, string>> = {
  sale: 'Sale',
  auth: 'Authorization',
  capture: 'Capture',
  refund: 'Refund',
  void: 'Void',
};

/** An operation as user activities name it: asked for, whatever the processor says. */
export const operationMessage = (operation: TransactionOperation, amount: Cents): string =>
  `${nouns[operation] ?? 'Operation'} of ${formatUsd(amount)}`;
