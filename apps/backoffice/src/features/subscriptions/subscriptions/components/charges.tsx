import * as reporting from '@payfac/api/contract/reporting';
import { displayTransactionId, transactionStatusLabels } from '@payfac/domain/transactions';
import {
  paymentAmountColumn,
  paymentLinkColumn,
  paymentStatusColumn,
} from '../../../../entities/transactions/payment-columns.tsx';
import { momentColumn } from '../../../../shared/lists/columns.ts';
import { defineList } from '../../../../shared/lists/define-list.tsx';
import { ListView } from '../../../../shared/lists/list-view.tsx';
import { showDateTime } from '../../../../shared/time/show.ts';

const charges = defineList(reporting.listTransactions, {
  report: 'subscription-charges',
  fileName: 'subscription-charges',
  parent: 'subscriptions',
  noun: { one: 'charge', many: 'charges' },
  fixed: { view: 'payments' },
  rowKey: ({ transactionId }) => transactionId,
  rowName: ({ transactionId }) => displayTransactionId(transactionId),
  columns: [
    paymentLinkColumn,
    momentColumn('createdAt', 'Charged'),
    paymentAmountColumn,
    paymentStatusColumn,
    {
      id: 'reason',
      header: 'Response',
      render: ({ responseMessage }) => responseMessage ?? '—',
      content: 'text',
      onCard: 'detail',
      noteOnCard: ({ createdAt }) => showDateTime(createdAt),
    },
  ],
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Charged' },
    { kind: 'choices', key: 'status', label: 'Status', labels: transactionStatusLabels },
  ],
  defaultSort: '-createdAt',
  isLive: false,
  empty: 'Charges show up here when the first period is due.',
});

/** What a subscription was charged, the declined charges among them. */
export const Charges = ({ subscriptionId }: { readonly subscriptionId: string }) => (
  <ListView list={charges} scope={{ subscriptionId: [subscriptionId] }} prefix="charges" />
);
