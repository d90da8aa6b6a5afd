import type { Output } from '@payfac/api';
import type { view } from '@payfac/api/contract/accounts';
import { applicationStatusLabels, merchantStageLabels } from '@payfac/domain/accounts';
import { usStateNames } from '@payfac/domain/contact';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { AccountStatusBadge } from '../../entities/accounts/status-badge.tsx';
import { productFilter } from '../../entities/products/picker.ts';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import type { FilterOf } from '../../shared/lists/filters/filter.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { NamesCell } from '../../shared/lists/names-cell.tsx';
import { TwoLines } from '../../shared/lists/two-lines.tsx';
import { showDate, zoneInHeaders } from '../../shared/time/show.ts';
import * as styles from './columns.css.ts';

type Query = typeof view.query;
export type AccountRow = Output<typeof view>['data'][number];

const ownerNames = ({ owners }: AccountRow) =>
  owners.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

/** An application that was only just begun has no address yet. */
const placeOf = ({ city, state }: AccountRow): string =>
  [city, state].filter(Boolean).join(', ') || '—';

export const accountColumns: readonly ListColumn<AccountRow, SortKey<Query>>[] = [
  {
    id: 'dbaName',
    header: 'Business',
    render: ({ dbaName, legalName }) => (
      <span className={styles.name}>
        <TwoLines first={dbaName} second={legalName} />
      </span>
    ),
    sort: 'dbaName',
    isRowHeader: true,
    content: 'text',
  },
  {
    id: 'owners',
    header: 'Owners',
    render: (row) => <NamesCell names={ownerNames(row)} />,
    content: 'name',
  },
  {
    id: 'status',
    header: 'Status',
    render: (row) => <AccountStatusBadge {...row} />,
    sort: 'status',
    content: 'status',
    onCard: 'status',
  },
  { id: 'stage', header: 'Stage', render: ({ stage }) => merchantStageLabels[stage] },
  {
    id: 'place',
    header: 'Location',
    render: placeOf,
    content: 'name',
    onCard: 'detail',
    noteOnCard: (row) => ownerNames(row).join(', '),
  },
  {
    id: 'product',
    header: 'Product',
    render: ({ spProductName }) => spProductName,
    content: 'name',
  },
  {
    id: 'createdAt',
    header: () => `Created (${zoneInHeaders()})`,
    render: ({ createdAt }) => showDate(createdAt),
    sort: 'createdAt',
    content: 'date',
  },
];

export const accountFilters: readonly FilterOf<Query>[] = [
  { kind: 'choices', key: 'status', label: 'Status', labels: applicationStatusLabels },
  { kind: 'choices', key: 'stage', label: 'Stage', labels: merchantStageLabels },
  { kind: 'text', key: 'business', label: 'Business' },
  { kind: 'text', key: 'owners', label: 'Owner' },
  productFilter,
  { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
  { kind: 'choices', key: 'state', label: 'State', labels: usStateNames },
  { kind: 'boolean', key: 'isSuspended', label: 'Suspended' },
];
