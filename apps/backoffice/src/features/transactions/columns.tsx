import type { listTransactions } from '@payfac/api/contract/reporting';
import { cardBrandLabels } from '@payfac/domain/enumerations';
import {
  displayCard,
  displayTransactionId,
  transactionOperationLabels,
} from '@payfac/domain/transactions';
import { signedAmount } from '../../entities/transactions/amounts.ts';
import type { Transaction } from '../../entities/transactions/queries.ts';
import { TransactionStatusBadge } from '../../entities/transactions/status-badge.tsx';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { showDateTime, zoneInHeaders } from '../../shared/time/show.ts';

type Column = ListColumn<Transaction, SortKey<typeof listTransactions.query>>;

const id: Column = {
  id: 'transactionId',
  header: 'Transaction',
  render: ({ transactionId }) => displayTransactionId(transactionId),
  isRowHeader: true,
};
const date: Column = {
  id: 'createdAt',
  header: () => `Date (${zoneInHeaders()})`,
  render: ({ createdAt }) => showDateTime(createdAt),
  sort: 'createdAt',
  firstDirection: 'descending',
};
const amount: Column = {
  id: 'amount',
  header: 'Amount',
  render: signedAmount,
  sort: 'amount',
  firstDirection: 'descending',
  align: 'end',
};
const status: Column = {
  id: 'status',
  header: 'Status',
  render: (row) => <TransactionStatusBadge status={row.status} />,
};
const operation: Column = {
  id: 'operation',
  header: 'Type',
  render: (row) => transactionOperationLabels[row.operation],
};
const card: Column = {
  id: 'card',
  header: 'Card',
  render: ({ cardBrand, truncatedCardNumber }) =>
    truncatedCardNumber
      ? `${cardBrand ? `${cardBrandLabels[cardBrand]} ` : ''}${displayCard(truncatedCardNumber)}`
      : '—',
};
const holder: Column = {
  id: 'cardHolderName',
  header: 'Cardholder',
  render: ({ cardHolderName }) => cardHolderName ?? '—',
};
const account: Column = {
  id: 'accountName',
  header: 'Account',
  render: ({ accountName }) => accountName,
};
const reason: Column = {
  id: 'responseMessage',
  header: 'Reason',
  render: ({ responseCode, responseMessage }) =>
    [responseCode, responseMessage].filter(Boolean).join(' – ') || '—',
};

export const transactionColumns = [id, date, operation, amount, status, card, holder, account];
export const declineColumns = [id, date, amount, reason, card, holder, account];
