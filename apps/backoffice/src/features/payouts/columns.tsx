import type { listInstructions } from '@payfac/api/contract/payouts';
import { formatUsd } from '@payfac/domain/money';
import { type Payout, payoutModeLabels } from '@payfac/domain/payouts';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { showDate, showDateTime, zoneInHeaders } from '../../shared/time/show.ts';
import { PayoutStatusBadge } from './components/payout-status-badge.tsx';

export const payoutColumns: readonly ListColumn<Payout, SortKey<typeof listInstructions.query>>[] =
  [
    { id: 'payoutId', header: 'Payout', render: ({ payoutId }) => payoutId, content: 'id' },
    {
      id: 'createdAt',
      header: () => `Created (${zoneInHeaders()})`,
      render: ({ createdAt }) => showDateTime(createdAt),
      sort: 'createdAt',
      content: 'date',
    },
    {
      id: 'account',
      header: 'Account',
      render: ({ accountName }) => accountName,
      content: 'name',
      onCard: 'detail',
      noteOnCard: ({ createdAt }) => showDate(createdAt),
    },
    {
      id: 'status',
      header: 'Status',
      render: (row) => <PayoutStatusBadge status={row.status} />,
      content: 'status',
      onCard: 'status',
    },
    {
      id: 'amount',
      header: 'Amount',
      render: ({ amount }) => formatUsd(amount),
      sort: 'amount',
      content: 'money',
      onCard: 'amount',
    },
    { id: 'mode', header: 'Mode', render: ({ mode }) => payoutModeLabels[mode] },
    {
      id: 'beneficiary',
      header: 'Beneficiary',
      render: ({ beneficiary }) => beneficiary,
      content: 'name',
    },
    {
      id: 'holdReason',
      header: 'Hold reason',
      render: (row) => row.holdReason ?? '—',
      content: 'text',
    },
  ];
