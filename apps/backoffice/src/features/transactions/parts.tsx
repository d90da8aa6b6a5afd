import { listTransactions } from '@payfac/api/contract/reporting';
import type { Transaction } from '../../entities/transactions/transaction.tsx';
import type { RowAction } from '../../shared/lists/actions/row-action.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { ListView } from '../../shared/lists/list-view.tsx';
import { totals, transactionColumns } from './columns.tsx';
import { ReviewDialog } from './components/edit-dialogs.tsx';
import { declineFilters, opened } from './list.tsx';

const verdict = (label: string, which: 'approve' | 'reject'): RowAction<Transaction> => ({
  label,
  ability: 'transactions.review',
  isOffered: ({ status }) => status === 'for-review',
  dialog: (transaction, close) => (
    <ReviewDialog transaction={transaction} verdict={which} onClose={close} />
  ),
});

/** Payments that a risk rule held, oldest first; a row opens the rule and its evidence. */
export const forReview = defineList(listTransactions, {
  ...opened,
  report: 'for-review-transactions',
  fileName: 'payments-for-review',
  noun: { one: 'payment', many: 'payments' },
  fixed: { view: 'payments', status: ['for-review'] },
  defaultSort: 'createdAt',
  columns: transactionColumns.filter(({ id }) => id !== 'operation'),
  filters: declineFilters,
  emptyTitle: 'Nothing to review',
  empty: 'Payments that a risk rule holds show up here with the rule’s evidence.',
  rowActions: [verdict('Approve', 'approve'), { ...verdict('Reject', 'reject'), tone: 'danger' }],
});

export const ForReview = () => <ListView list={forReview} prefix="review" isBeside />;

/** Captured payments that aren't in a settlement yet. */
export const processing = defineList(listTransactions, {
  ...opened,
  report: 'processing-transactions',
  fileName: 'processing-payments',
  noun: { one: 'payment', many: 'payments' },
  fixed: { view: 'payments', status: ['processing'] },
  totals,
  columns: transactionColumns,
  filters: declineFilters,
  emptyTitle: 'Nothing is processing',
  empty: 'Captured payments stay here until their batch settles.',
});

export const Processing = () => <ListView list={processing} prefix="processing" isBeside />;
