import type { listInstructions } from '@payfac/api/contract/payouts';
import { paymentProviderLabels as processorLabels } from '@payfac/domain/enumerations';
import { type Payout, payoutTypeLabels } from '@payfac/domain/payouts';
import { accountHeader } from '../../entities/accounts/account-link.tsx';
import { PayoutStatusBadge } from '../../entities/payouts/status-badge.tsx';
import { amountColumn, momentColumn } from '../../shared/lists/columns.ts';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { showDate } from '../../shared/time/show.ts';

export const manualPayoutColumns: readonly ListColumn<
  Payout,
  SortKey<typeof listInstructions.query>
>[] = [
  accountHeader,
  {
    id: 'status',
    header: 'Status',
    render: ({ status }) => <PayoutStatusBadge status={status} />,
    content: 'status',
    onCard: 'status',
  },
  amountColumn,
  {
    id: 'description',
    header: 'Description',
    render: ({ description }) => description ?? '—',
    content: 'text',
    onCard: 'detail',
    noteOnCard: ({ createdAt }) => showDate(createdAt),
  },
  momentColumn('createdAt', 'Created'),
  { id: 'type', header: 'Type', render: ({ type }) => payoutTypeLabels[type] },
  {
    id: 'createLedgerEntries',
    header: 'From balance',
    render: ({ createLedgerEntries }) => (createLedgerEntries ? 'Yes' : 'No'),
  },
  {
    id: 'beneficiary',
    header: 'Beneficiary',
    render: ({ beneficiary }) => beneficiary,
    content: 'name',
    isHiddenAtFirst: true,
  },
  {
    id: 'processor',
    header: 'Processor',
    render: ({ processor }) => processorLabels[processor],
    content: 'text',
    isHiddenAtFirst: true,
  },
  {
    id: 'holdReason',
    header: 'Hold reason',
    render: ({ holdReason }) => holdReason ?? '—',
    content: 'text',
    isHiddenAtFirst: true,
  },
  {
    id: 'payoutId',
    header: 'Payout',
    render: ({ payoutId }) => payoutId,
    content: 'id',
    isHiddenAtFirst: true,
  },
];
