import * as subscriptionsCalls from '@payfac/api/contract/subscriptions';
import { subscriptionStatusLabels } from '@payfac/domain/subscriptions';
import { displayCard, displayTransactionId } from '@payfac/domain/transactions';
import { Link } from '@payfac/ui/link';
import {
  nextChargeOf,
  SubscriptionStatusBadge,
} from '../../../entities/subscriptions/status-badge.tsx';

import { recordAt } from '../../../shared/address.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { showDay } from '../../../shared/time/show.ts';
import type { OfCustomer } from './payments.tsx';

const subscriptions = defineList(subscriptionsCalls.list, {
  report: 'customer-subscriptions',
  fileName: 'customer-subscriptions',
  parent: 'customers',
  noun: { one: 'subscription', many: 'subscriptions' },
  rowKey: ({ subscriptionId }) => subscriptionId,
  rowName: ({ planName }) => planName,
  columns: [
    {
      id: 'planName',
      header: 'Plan',
      render: ({ subscriptionId, planName }) => (
        <Link href={recordAt('/subscriptions', subscriptionId)}>{planName}</Link>
      ),
      content: 'name',
    },
    {
      id: 'status',
      header: 'Status',
      render: ({ status }) => <SubscriptionStatusBadge status={status} />,
      content: 'status',
      onCard: 'status',
    },
    {
      id: 'nextChargeOn',
      header: 'Next charge',
      render: (subscription) => {
        const day = nextChargeOf(subscription);
        return day === null ? '—' : showDay(day);
      },
      sort: 'nextChargeOn',
      content: 'date',
      onCard: 'detail',
    },
    {
      id: 'account',
      header: 'Charged to',
      render: ({ truncatedAccount }) => displayCard(truncatedAccount),
      content: 'text',
    },
    {
      id: 'lastPayment',
      header: 'Last payment',
      render: ({ transactionIds: [latest] }) =>
        latest === undefined ? (
          '—'
        ) : (
          <Link href={recordAt('/reporting/transactions', latest)}>
            {displayTransactionId(latest)}
          </Link>
        ),
      content: 'id',
    },
  ],
  filters: [
    { kind: 'choices', key: 'status', label: 'Status', labels: subscriptionStatusLabels },
    { kind: 'day-range', from: 'nextChargeFrom', to: 'nextChargeTo', label: 'Next charge' },
  ],
  defaultSort: '-createdAt',
  isLive: false,
  empty: "This customer's subscriptions show up here.",
});

export const Subscriptions = ({ customerId }: OfCustomer) => (
  <ListView list={subscriptions} scope={{ customerId: [customerId] }} prefix="subscriptions" />
);
