import { listTransactions } from '@payfac/api/contract/reporting';
import { defineList } from '../../shared/lists/list-atoms.ts';
import { api } from './api.ts';
import { declineColumns, transactionColumns } from './columns.tsx';
import { declineFilters, transactionFilters } from './filters.ts';

const shared = {
  schema: listTransactions.query,
  load: api.reporting.listTransactions,
  csv: api.reporting.listTransactions.csv,
  rowKey: (row: { readonly transactionId: string }) => row.transactionId,
  defaultSort: '-createdAt',
  openKey: 'open',
};

export const transactions = defineList({
  ...shared,
  key: 'transactions',
  path: '/reporting/transactions',
  title: 'Transactions',
  noun: { one: 'transaction', many: 'transactions' },
  columns: transactionColumns,
  filters: transactionFilters,
  empty: 'Sales, authorizations and refunds appear here as they are made.',
});

export const declined = defineList({
  ...shared,
  key: 'declined-transactions',
  path: '/reporting/transactions/declines',
  title: 'Declined',
  noun: { one: 'declined transaction', many: 'declined transactions' },
  fixed: { status: ['declined'] },
  columns: declineColumns,
  filters: declineFilters,
  empty: 'Payments that issuers, address or card checks refuse appear here with their reason.',
});
