import { type Cents, formatUsd } from '@payfac/domain/money';
import type { CardOperation } from '@payfac/domain/transactions';

const nouns: Partial<Record<CardOperation, string>> = {
  sale: 'Sale',
  auth: 'Authorization',
  capture: 'Capture',
  refund: 'Refund',
  void: 'Void',
};

/** An operation as user activities name it: asked for, whatever the processor says. */
export const operationMessage = (operation: CardOperation, amount: Cents): string =>
  `${nouns[operation] ?? 'Operation'} of ${formatUsd(amount)}`;
