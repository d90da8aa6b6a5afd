import * as reporting from '@payfac/api/contract/reporting';
import {
  cardLabel,
  displayTransactionId,
  transactionStatusLabels,
} from '@payfac/domain/transactions';
import {
  paymentAmountColumn,
  paymentLinkColumn,
  paymentStatusColumn,
} from '../../../entities/transactions/payment-columns.tsx';
import { momentColumn } from '../../../shared/lists/columns.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { showDateTime } from '../../../shared/time/show.ts';

export interface OfCustomer {
  readonly customerId: string;
}

const payments = defineList(reporting.listTransactions, {
  report: 'customer-payments',
  fileName: 'customer-payments',
  parent: 'customers',
  noun: { one: 'payment', many: 'payments' },
  fixed: { view: 'payments' },
  rowKey: ({ transactionId }) => transactionId,
  rowName: ({ transactionId }) => displayTransactionId(transactionId),
  columns: [
    paymentLinkColumn,
    momentColumn('createdAt', 'Date'),
    paymentAmountColumn,
    paymentStatusColumn,
    {
      id: 'card',
      header: 'Paid with',
      render: (row) => cardLabel(row) || '—',
      content: 'text',
      onCard: 'detail',
      noteOnCard: ({ createdAt }) => showDateTime(createdAt),
    },
  ],
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Date' },
    { kind: 'choices', key: 'status', label: 'Status', labels: transactionStatusLabels },
  ],
  defaultSort: '-createdAt',
  isLive: false,
  empty: "This customer's payments show up here.",
});

export const Payments = ({ customerId }: OfCustomer) => (
  <ListView list={payments} scope={{ customerId }} prefix="payments" />
);
