import type { listInstructions } from '@payfac/api/contract/payouts';
import { type Payout, payoutModeLabels } from '@payfac/domain/payouts';
import { accountColumn } from '../../entities/accounts/account-link.tsx';
import { returnReason } from '../../entities/payouts/return-reason.ts';
import { PayoutStatusBadge } from '../../entities/payouts/status-badge.tsx';
import { amountColumn, momentColumn } from '../../shared/lists/columns.ts';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { showDate } from '../../shared/time/show.ts';

export const payoutColumns: readonly ListColumn<Payout, SortKey<typeof listInstructions.query>>[] =
  [
    { id: 'payoutId', header: 'Payout', render: ({ payoutId }) => payoutId, content: 'id' },
    momentColumn('createdAt', 'Created'),
    amountColumn,
    {
      id: 'status',
      header: 'Status',
      render: (row) => <PayoutStatusBadge status={row.status} />,
      content: 'status',
      onCard: 'status',
    },
    { ...accountColumn, onCard: 'detail', noteOnCard: ({ createdAt }) => showDate(createdAt) },
    { id: 'mode', header: 'Mode', render: ({ mode }) => payoutModeLabels[mode] },
    {
      id: 'beneficiary',
      header: 'Beneficiary',
      render: ({ beneficiary }) => beneficiary,
      content: 'name',
    },
    {
      id: 'holdReason',
      header: 'Reason',
      render: ({ holdReason, returnCode }) =>
        holdReason ?? (returnCode === null ? '—' : returnReason(returnCode)),
      content: 'name',
    },
  ];
