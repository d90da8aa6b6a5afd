import * as reporting from '@payfac/api/contract/reporting';
import { displayTransactionId, storedTransactionId } from '@payfac/domain/transactions';
import type { Timeline, Transaction } from '../../entities/transactions/queries.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { salesChart } from './chart.ts';
import { declineColumns, transactionColumns } from './columns.tsx';
import { declineFilters, transactionFilters } from './filters.ts';
import { totals } from './totals.ts';

/** What a row opens is fetched with the first row that is opened. */
const TransactionDetail = laterPart(
  async () => (await import('./components/transaction-detail.tsx')).TransactionDetail,
);

/** How every list of payments reads: its call, and what a row opens. */
export const opened = {
  rowKey: ({ transactionId }: Transaction) => transactionId,
  rowName: ({ transactionId }: Transaction) => displayTransactionId(transactionId),
  defaultSort: '-createdAt',
  detail: {
    title: (id: string) => `Transaction ${displayTransactionId(id)}`,
    keyOf: storedTransactionId,
    load: async (id: string, signal: AbortSignal) => {
      const { timelineQuery } = await import('../../entities/transactions/timeline-query.ts');
      return timelineQuery(id).queryFn({ signal });
    },
    content: (timeline: Timeline) => <TransactionDetail timeline={timeline} />,
  },
} as const;

export const transactions = defineList(reporting.listTransactions, {
  ...opened,
  report: 'transactions',
  noun: { one: 'transaction', many: 'transactions' },
  tabs: {
    key: 'view',
    tabs: [
      { label: 'Payments', values: ['payments'] },
      { label: 'All operations', values: ['operations'] },
    ],
  },
  chart: salesChart,
  totals,
  columns: transactionColumns,
  filters: transactionFilters,
  empty: 'Sales, authorizations, and refunds will show up here as they happen.',
});

/** /reporting/transactions/declines: what was refused, and why. */
export const declined = defineList(reporting.listTransactions, {
  ...opened,
  report: 'declined-transactions',
  noun: { one: 'decline', many: 'declines' },
  fixed: { status: ['declined'] },
  columns: declineColumns,
  filters: declineFilters,
  empty:
    'Payments declined by the issuer or by AVS/CVV checks show up here with the decline reason.',
});
