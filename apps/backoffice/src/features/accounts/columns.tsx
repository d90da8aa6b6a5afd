import type { Output } from '@payfac/api';
import type { view } from '@payfac/api/contract/accounts';
import {
  type ApplicationStatus,
  applicationStatuses,
  applicationStatusLabels,
  businessTypeLabels,
  merchantStageLabels,
  merchantStages,
} from '@payfac/domain/accounts';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';
import type { Column, Filter } from '../../shared/lists/definition.ts';
import { showDate, zoneNow } from '../../shared/time/show.ts';

export type AccountRow = Output<typeof view>['data'][number];

const tones: Readonly<Record<ApplicationStatus, BadgeTone>> = {
  initiated: 'neutral',
  sms_sent: 'smsSent',
  sms_valid: 'smsValid',
  type_selected: 'info',
  identity: 'identity',
  review: 'review',
  approved: 'approved',
  active: 'success',
  declined: 'declined',
  archived: 'neutral',
  progress: 'info',
};

export const accountColumns: readonly Column<AccountRow>[] = [
  {
    key: 'dbaName',
    header: 'Business',
    cell: ({ dbaName }) => dbaName,
    sort: 'dbaName',
    isRowHeader: true,
  },
  { key: 'legalName', header: 'Legal name', cell: ({ legalName }) => legalName },
  {
    key: 'owners',
    header: 'Owners',
    cell: ({ owners }) =>
      owners.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ') || '—',
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <StatusBadge tone={tones[status]}>{applicationStatusLabels[status]}</StatusBadge>
    ),
    sort: 'status',
  },
  { key: 'stage', header: 'Stage', cell: ({ stage }) => merchantStageLabels[stage] },
  {
    key: 'ownershipType',
    header: 'Type',
    cell: ({ ownershipType }) => businessTypeLabels[ownershipType],
  },
  { key: 'mcc', header: 'MCC', cell: ({ mcc }) => mcc },
  { key: 'place', header: 'Location', cell: ({ city, state }) => `${city}, ${state}` },
  { key: 'product', header: 'Product', cell: ({ spProductName }) => spProductName },
  {
    key: 'createdAt',
    header: `Created (${zoneNow()})`,
    cell: ({ createdAt }) => showDate(createdAt),
    sort: 'createdAt',
  },
];

export const accountFilters: readonly Filter[] = [
  { kind: 'text', key: 'business', label: 'Business' },
  { kind: 'text', key: 'owners', label: 'Owner' },
  {
    kind: 'options',
    key: 'status',
    label: 'Status',
    options: applicationStatuses.map((value) => ({ value, label: applicationStatusLabels[value] })),
  },
  {
    kind: 'options',
    key: 'stage',
    label: 'Stage',
    options: merchantStages.map((value) => ({ value, label: merchantStageLabels[value] })),
  },
];
