import { cardBrandLabels } from '@payfac/domain/enumerations';
import { formatUsd, negateCents } from '@payfac/domain/money';
import {
  cardOperationLabels,
  displayCard,
  displayTransactionId,
} from '@payfac/domain/transactions';
import type { Transaction } from '../../entities/transactions/queries.ts';
import { TransactionStatusBadge } from '../../entities/transactions/status-badge.tsx';
import type { Column } from '../../shared/lists/definition.ts';
import { showDateTime, zoneNow } from '../../shared/time/show.ts';

const outgoing: ReadonlySet<string> = new Set(['refund', 'chargeback', 'reversal']);

/** Money that leaves the merchant is shown negative. */
export const signedAmount = ({ operation, amount }: Transaction) =>
  formatUsd(outgoing.has(operation) ? negateCents(amount) : amount);

const id: Column<Transaction> = {
  key: 'transactionId',
  header: 'Transaction',
  cell: ({ transactionId }) => displayTransactionId(transactionId),
  isRowHeader: true,
};
const date: Column<Transaction> = {
  key: 'createdAt',
  header: `Date (${zoneNow()})`,
  cell: ({ createdAt }) => showDateTime(createdAt),
  sort: 'createdAt',
};
const amount: Column<Transaction> = {
  key: 'amount',
  header: 'Amount',
  cell: signedAmount,
  sort: 'amount',
  align: 'end',
};
const status: Column<Transaction> = {
  key: 'status',
  header: 'Status',
  cell: (row) => <TransactionStatusBadge status={row.status} />,
};
const operation: Column<Transaction> = {
  key: 'operation',
  header: 'Type',
  cell: (row) => cardOperationLabels[row.operation],
};
const card: Column<Transaction> = {
  key: 'card',
  header: 'Card',
  cell: ({ cardBrand, truncatedCardNumber }) =>
    truncatedCardNumber
      ? `${cardBrand ? `${cardBrandLabels[cardBrand]} ` : ''}${displayCard(truncatedCardNumber)}`
      : '—',
};
const holder: Column<Transaction> = {
  key: 'cardHolderName',
  header: 'Cardholder',
  cell: ({ cardHolderName }) => cardHolderName ?? '—',
};
const account: Column<Transaction> = {
  key: 'accountName',
  header: 'Account',
  cell: ({ accountName }) => accountName,
};
const reason: Column<Transaction> = {
  key: 'responseMessage',
  header: 'Reason',
  cell: ({ responseCode, responseMessage }) =>
    [responseCode, responseMessage].filter(Boolean).join(' – ') || '—',
};

export const transactionColumns = [id, date, operation, amount, status, card, holder, account];
export const declineColumns = [id, date, amount, reason, card, holder, account];
