import type { Output } from '@payfac/api';
import type { view } from '@payfac/api/contract/accounts';
import * as accounts from '@payfac/api/contract/accounts';
import { accountsCenter as center } from '@payfac/api/contract/accounts-center';
import { applicationStatusLabels, merchantStageLabels } from '@payfac/domain/accounts';
import { usStateNames } from '@payfac/domain/contact';
import { Suspense } from 'react';
import {
  type OverviewView,
  overviewAbilities,
  overviewAddress,
} from '../../entities/accounts/overview-address.ts';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { isResumable, resumeAddress } from '../../entities/accounts/resumable.ts';
import { AccountStatusBadge } from '../../entities/accounts/status-badge.tsx';
import { productFilter } from '../../entities/products/picker.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import { NamesCell, TwoLines } from '../../shared/lists/cells.tsx';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import type { FilterOf } from '../../shared/lists/filters/filter.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { showDate, zoneInHeaders } from '../../shared/time/show.ts';
import * as styles from './list.css.ts';

type Query = typeof view.query;
type AccountRow = Output<typeof view>['data'][number];

const ownerNames = ({ owners }: AccountRow) =>
  owners.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

/** A new application has no address yet. */
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
  {
    id: 'stage',
    header: 'Stage',
    render: ({ stage, status }) =>
      merchantStageLabels[stage] === applicationStatusLabels[status]
        ? '—'
        : merchantStageLabels[stage],
  },
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

const accountFilters: readonly FilterOf<Query>[] = [
  { kind: 'choices', key: 'status', label: 'Status', labels: applicationStatusLabels },
  { kind: 'choices', key: 'stage', label: 'Stage', labels: merchantStageLabels },
  { kind: 'text', key: 'business', label: 'Business' },
  { kind: 'text', key: 'owners', label: 'Owner' },
  productFilter,
  { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
  { kind: 'choices', key: 'state', label: 'State', labels: usStateNames },
  { kind: 'boolean', key: 'isSuspended', label: 'Suspended' },
];

/** Loaded when a user to log in as is to be chosen. */
const LogInAsSomebody = laterPart(
  async () => (await import('../../entities/users/log-in-as-somebody.tsx')).LogInAsSomebody,
);

const shared = {
  noun: { one: 'account', many: 'accounts' },
  rowKey: (row: AccountRow) => row.subMerchantObjId,
  rowName: (row: AccountRow) => row.dbaName,
  columns: accountColumns,
  filters: accountFilters,
  defaultSort: '-createdAt',
  empty: 'Merchant accounts you have access to show up here.',
  create: { label: 'New account', ability: 'accounts.new', href: '/accounts/new' },
  rowActions: [
    {
      label: 'Resume application',
      ability: 'accounts.new',
      isOffered: isResumable,
      href: resumeAddress,
    },
    {
      label: 'Log in as…',
      ability: 'auth.loginAs',
      dialog: (account: AccountRow, close: () => void) => (
        <Suspense>
          <LogInAsSomebody account={account} onClose={close} />
        </Suspense>
      ),
    },
  ],
} as const;

/** A row links to the account's own page. */
const pageOf = (way: OverviewView) => ({
  ability: overviewAbilities[way],
  href: ({ applicationId }: AccountRow) => overviewAddress(way, applicationId),
});

/** The operator's and merchant's view. */
export const accountsView = defineList(accounts.view, {
  ...shared,
  report: 'accounts',
  page: pageOf('merchant'),
});

/** The service provider's version: accounts of its products. */
export const accountsCenter = defineList(center.view, {
  ...shared,
  report: 'sp-accounts',
  page: pageOf('provider'),
});
