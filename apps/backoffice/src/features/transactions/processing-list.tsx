import { listTransactions } from '@payfac/api/contract/reporting';
import { defineList } from '../../shared/lists/define-list.tsx';
import { ListView } from '../../shared/lists/list-view.tsx';
import { totals, transactionColumns } from './columns.tsx';
import { declineFilters } from './filters.ts';
import { opened } from './list.tsx';

/** What was captured and is in no settlement yet. */
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
