import type { list } from '@payfac/api/contract/subscriptions';
import { zeroCents } from '@payfac/domain/money';
import { type Subscription, subscriptionRetryDays } from '@payfac/domain/subscriptions';
import { displayCard } from '@payfac/domain/transactions';
import { accountColumn } from '../../../entities/accounts/account-link.tsx';
import {
  nextChargeOf,
  SubscriptionStatusBadge,
} from '../../../entities/subscriptions/status-badge.tsx';
import { TwoLines } from '../../../shared/lists/cells.tsx';
import { amountOrDash, momentColumn } from '../../../shared/lists/columns.ts';
import type { ListColumn } from '../../../shared/lists/declaration.ts';
import type { SortKey } from '../../../shared/lists/filters/filter-keys.ts';
import { showDay } from '../../../shared/time/show.ts';

/** The next charge date; after a failed charge, with the number of the retry. */
function NextCharge(subscription: Subscription) {
  const { failedAttempts } = subscription;
  const next = nextChargeOf(subscription);
  if (next === null) return '—';
  const day = showDay(next);
  if (failedAttempts === 0) return day;
  const retry = `Retry ${failedAttempts} of ${subscriptionRetryDays.length}`;
  return <TwoLines first={day} second={retry} />;
}

export const subscriptionColumns: readonly ListColumn<Subscription, SortKey<typeof list.query>>[] =
  [
    {
      id: 'customer',
      header: 'Customer',
      render: ({ customerName }) => customerName,
      isRowHeader: true,
      content: 'name',
    },
    {
      id: 'plan',
      header: 'Plan',
      render: ({ planName }) => planName,
      content: 'name',
      onCard: 'detail',
    },
    {
      id: 'status',
      header: 'Status',
      render: ({ status }) => <SubscriptionStatusBadge status={status} />,
      content: 'status',
      onCard: 'status',
    },
    {
      id: 'amount',
      header: 'This period',
      render: ({ currentPeriod }) => amountOrDash(currentPeriod?.amount ?? zeroCents),
      content: 'money',
      onCard: 'amount',
    },
    {
      id: 'nextChargeOn',
      header: 'Next charge',
      render: (subscription) => <NextCharge {...subscription} />,
      sort: 'nextChargeOn',
      content: 'date',
    },
    {
      id: 'chargedTo',
      header: 'Charged to',
      render: ({ truncatedAccount }) => displayCard(truncatedAccount),
      content: 'text',
    },
    accountColumn,
    {
      id: 'startedOn',
      header: 'Started',
      render: ({ startedOn }) => showDay(startedOn),
      sort: 'startedOn',
      firstDirection: 'descending',
      content: 'date',
    },
    {
      id: 'email',
      header: 'Email',
      render: ({ email }) => email ?? '—',
      content: 'text',
      isHiddenAtFirst: true,
    },
    {
      id: 'subscriptionId',
      header: 'Subscription ID',
      render: ({ subscriptionId }) => subscriptionId,
      content: 'id',
      isHiddenAtFirst: true,
    },
    { ...momentColumn('createdAt', 'Created'), isHiddenAtFirst: true },
  ];
