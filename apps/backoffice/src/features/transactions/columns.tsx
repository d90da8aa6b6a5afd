import { cardBrandLabels } from '@payfac/domain/enumerations';
import {
  displayCard,
  displayTransactionId,
  transactionOperationLabels,
} from '@payfac/domain/transactions';
import { signedAmount } from '../../entities/transactions/amounts.ts';
import type { Transaction } from '../../entities/transactions/queries.ts';
import { TransactionStatusBadge } from '../../entities/transactions/status-badge.tsx';
import type { Column } from '../../shared/lists/definition.ts';
import { showDateTime, zoneInHeaders } from '../../shared/time/show.ts';

const id: Column<Transaction> = {
  id: 'transactionId',
  header: 'Transaction',
  render: ({ transactionId }) => displayTransactionId(transactionId),
  isRowHeader: true,
};
const date: Column<Transaction> = {
  id: 'createdAt',
  header: `Date (${zoneInHeaders()})`,
  render: ({ createdAt }) => showDateTime(createdAt),
  isSortable: true,
};
const amount: Column<Transaction> = {
  id: 'amount',
  header: 'Amount',
  render: signedAmount,
  isSortable: true,
  align: 'end',
};
const status: Column<Transaction> = {
  id: 'status',
  header: 'Status',
  render: (row) => <TransactionStatusBadge status={row.status} />,
};
const operation: Column<Transaction> = {
  id: 'operation',
  header: 'Type',
  render: (row) => transactionOperationLabels[row.operation],
};
const card: Column<Transaction> = {
  id: 'card',
  header: 'Card',
  render: ({ cardBrand, truncatedCardNumber }) =>
    truncatedCardNumber
      ? `${cardBrand ? `${cardBrandLabels[cardBrand]} ` : ''}${displayCard(truncatedCardNumber)}`
      : '—',
};
const holder: Column<Transaction> = {
  id: 'cardHolderName',
  header: 'Cardholder',
  render: ({ cardHolderName }) => cardHolderName ?? '—',
};
const account: Column<Transaction> = {
  id: 'accountName',
  header: 'Account',
  render: ({ accountName }) => accountName,
};
const reason: Column<Transaction> = {
  id: 'responseMessage',
  header: 'Reason',
  render: ({ responseCode, responseMessage }) =>
    [responseCode, responseMessage].filter(Boolean).join(' – ') || '—',
};

export const transactionColumns = [id, date, operation, amount, status, card, holder, account];
export const declineColumns = [id, date, amount, reason, card, holder, account];
