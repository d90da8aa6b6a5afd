import type { listTransactions } from '@payfac/api/contract/reporting';
import {
  cardLabel,
  displayCard,
  displayTransactionId,
  transactionOperationLabels,
} from '@payfac/domain/transactions';
import { signedAmount } from '../../entities/transactions/amounts.ts';
import type { Transaction } from '../../entities/transactions/queries.ts';
import { TransactionStatusBadge } from '../../entities/transactions/status-badge.tsx';
import { accountColumn, momentColumn } from '../../shared/lists/columns.ts';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { showDateTime } from '../../shared/time/show.ts';

type Column = ListColumn<Transaction, SortKey<typeof listTransactions.query>>;

/** A card, or the bank account of an eCheck. */
const meansLabel = (row: Transaction): string =>
  row.paymentType === 'eCheck' && row.truncatedCardNumber !== null
    ? `eCheck ${displayCard(row.truncatedCardNumber)}`
    : cardLabel(row);

const id: Column = {
  id: 'transactionId',
  header: 'Transaction',
  render: ({ transactionId }) => displayTransactionId(transactionId),
  isRowHeader: true,
  content: 'id',
};
const date: Column = momentColumn('createdAt', 'Date');
const amount: Column = {
  id: 'amount',
  header: 'Amount',
  render: signedAmount,
  sort: 'amount',
  firstDirection: 'descending',
  content: 'money',
  onCard: 'amount',
};
const status: Column = {
  id: 'status',
  header: 'Status',
  render: (row) => <TransactionStatusBadge status={row.status} />,
  content: 'status',
  onCard: 'status',
};
const operation: Column = {
  id: 'operation',
  header: 'Type',
  render: (row) => transactionOperationLabels[row.operation],
};
const card: Column = {
  id: 'card',
  header: 'Paid with',
  render: (row) => meansLabel(row) || '—',
  content: 'text',
};
const holder: Column = {
  id: 'cardHolderName',
  header: 'Payer',
  render: ({ cardHolderName }) => cardHolderName ?? '—',
  content: 'name',
  onCard: 'detail',
  noteOnCard: ({ createdAt }) => showDateTime(createdAt),
};
const account: Column = accountColumn;
const reason: Column = {
  id: 'responseMessage',
  header: 'Reason',
  render: ({ responseCode, responseMessage }) =>
    [responseCode, responseMessage].filter(Boolean).join(' – ') || '—',
  content: 'text',
  onCard: 'status',
};

export const transactionColumns = [id, date, operation, amount, status, card, holder, account];
export const declineColumns = [id, date, amount, reason, card, holder, account];
