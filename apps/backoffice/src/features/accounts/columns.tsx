import type { Output } from '@payfac/api';
import type { view } from '@payfac/api/contract/accounts';
import {
  type ApplicationStatus,
  applicationStatuses,
  applicationStatusLabels,
  merchantStageLabels,
  merchantStages,
} from '@payfac/domain/accounts';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';
import type { Column, Filter } from '../../shared/lists/definition.ts';
import { NamesCell } from '../../shared/lists/names-cell.tsx';
import { TwoLines } from '../../shared/lists/two-lines.tsx';
import { showDate, zoneInHeaders } from '../../shared/time/show.ts';

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
    id: 'dbaName',
    header: 'Business',
    render: ({ dbaName, legalName }) => <TwoLines first={dbaName} second={legalName} />,
    isSortable: true,
    isRowHeader: true,
  },
  {
    id: 'owners',
    header: 'Owners',
    render: ({ owners }) => (
      <NamesCell names={owners.map(({ firstName, lastName }) => `${firstName} ${lastName}`)} />
    ),
  },
  {
    id: 'status',
    header: 'Status',
    render: ({ status }) => (
      <StatusBadge tone={tones[status]}>{applicationStatusLabels[status]}</StatusBadge>
    ),
    isSortable: true,
  },
  { id: 'stage', header: 'Stage', render: ({ stage }) => merchantStageLabels[stage] },
  { id: 'place', header: 'Location', render: ({ city, state }) => `${city}, ${state}` },
  { id: 'product', header: 'Product', render: ({ spProductName }) => spProductName },
  {
    id: 'createdAt',
    header: `Created (${zoneInHeaders()})`,
    render: ({ createdAt }) => showDate(createdAt),
    isSortable: true,
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
