import * as reporting from '@payfac/api/contract/reporting';
import { cents, formatCompactUsd, formatUsd } from '@payfac/domain/money';
import { displayTransactionId, storedTransactionId } from '@payfac/domain/transactions';
import type { Timeline, Transaction } from '../../entities/transactions/queries.ts';
import { wholeNumber } from '../../shared/counted.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { type ChartDeclaration, chartOf } from '../../shared/lists/statistics/source.ts';
import { declineColumns, totals, transactionColumns } from './columns.tsx';
import { declineFilters, transactionFilters } from './filters.ts';

/** What the list's own query comes to over time, by what the dashboard counts card volume by. */
const salesChart: ChartDeclaration = {
  label: 'Volume over time',
  note: 'Card payments, counted as on the dashboard.',
  isFolded: true,
  measures: [
    {
      name: 'Amount',
      format: (value) => formatUsd(cents(value)),
      formatY: (value) => formatCompactUsd(cents(Math.round(value))),
    },
    { name: 'Count', format: wholeNumber, formatY: wholeNumber },
  ],
  source: chartOf(reporting.transactionCharts, ({ series }) => series),
};

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
