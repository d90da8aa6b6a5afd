import type { listInstructions } from '@payfac/api/contract/payouts';
import * as payoutsCalls from '@payfac/api/contract/payouts';
import { paymentProviderLabels as processorLabels } from '@payfac/domain/enumerations';
import {
  type Payout,
  payoutModeLabels,
  payoutStatusChoices,
  payoutStatusLabels,
  payoutTypeLabels,
} from '@payfac/domain/payouts';
import { accountHeader } from '../../entities/accounts/account-link.tsx';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { payoutSums } from '../../entities/payouts/payout-totals.ts';
import { returnReason } from '../../entities/payouts/return-reason.ts';
import { PayoutStatusBadge } from '../../entities/payouts/status-badge.tsx';
import { send } from '../../shared/api/connection.ts';
import { amountColumn, momentColumn } from '../../shared/lists/columns.ts';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { rowOf } from '../../shared/lists/detail/row-of.ts';
import type { FilterOf } from '../../shared/lists/filters/filter.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { countsOf } from '../../shared/lists/statistics/counts-of.ts';
import { showDate } from '../../shared/time/show.ts';
import { named, payoutActions, payoutBulkActions } from './actions.tsx';
import { Stations } from './stations.tsx';

const legalForm = /,? (LLC|LLP|LP|PLLC|Inc|Corp|Co|Company|Ltd|Foundation)\.?$/i;

/** The payee's name if it differs from the account's; a legal form at the end doesn't count. */
const otherName = (beneficiary: string, accountName: string): string =>
  beneficiary === accountName || beneficiary.replace(legalForm, '') === accountName
    ? '—'
    : beneficiary;

const payoutColumns: readonly ListColumn<Payout, SortKey<typeof listInstructions.query>>[] = [
  accountHeader,
  {
    id: 'status',
    header: 'Status',
    render: (row) => <PayoutStatusBadge status={row.status} />,
    sort: 'turn',
    firstDirection: 'descending',
    content: 'status',
    onCard: 'status',
  },
  amountColumn,
  {
    id: 'holdReason',
    header: 'Reason',
    render: ({ holdReason, returnCode }) =>
      holdReason ?? (returnCode === null ? '—' : returnReason(returnCode)),
    content: 'name',
  },
  momentColumn('createdAt', 'Created'),
  {
    id: 'payoutId',
    header: 'Payout',
    render: ({ payoutId }) => payoutId,
    content: 'id',
  },
  {
    id: 'mode',
    header: 'Mode',
    render: ({ mode }) => payoutModeLabels[mode],
    // A card has no room for a whole ID; the record has it.
    onCard: 'detail',
    noteOnCard: ({ createdAt }) => showDate(createdAt),
  },
  {
    id: 'beneficiary',
    header: 'Beneficiary',
    render: ({ beneficiary, accountName }) => otherName(beneficiary, accountName),
    content: 'name',
    isHiddenAtFirst: true,
  },
];

const payoutFilters: readonly FilterOf<typeof listInstructions.query>[] = [
  { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
  { kind: 'choices', key: 'status', label: 'Status', labels: payoutStatusChoices },
  { kind: 'money-range', from: 'amountMin', to: 'amountMax', label: 'Amount' },
  { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
  { kind: 'choices', key: 'mode', label: 'Mode', labels: payoutModeLabels },
  { kind: 'choices', key: 'type', label: 'Type', labels: payoutTypeLabels },
  { kind: 'choices', key: 'processor', label: 'Processor', labels: processorLabels },
  {
    kind: 'text',
    key: 'beneficiary',
    label: 'Beneficiary',
    ability: 'payouts.filter.beneficiary',
  },
  { kind: 'text', key: 'accountName', label: 'Account name' },
  { kind: 'text', key: 'payoutId', label: 'Payout ID' },
];

const load = rowOf({
  noun: 'Payout',
  list: (payoutId, options) =>
    send(payoutsCalls.listInstructions)({ query: { payoutId } }, options),
  keyOf: ({ payoutId }) => payoutId,
});

const byStatus = {
  key: 'status',
  tabs: [
    { label: 'All', values: [] },
    { label: 'Pending', values: ['pending'] },
    { label: payoutStatusLabels['on-hold'], values: ['on-hold'] },
    { label: 'Paid', values: ['sent', 'reconciled'] },
    { label: 'Failed', values: ['failed'] },
  ],
} as const;

export const payouts = defineList(payoutsCalls.listInstructions, {
  report: 'payouts',
  noun: { one: 'payout', many: 'payouts' },
  rowKey: ({ payoutId }) => payoutId,
  rowName: named,
  columns: payoutColumns,
  filters: payoutFilters,
  defaultSort: '-turn',
  statistics: payoutSums,
  summary: { label: 'Stations', Content: Stations },
  tabs: {
    ...byStatus,
    counts: countsOf(payoutsCalls.listInstructions, byStatus),
  },
  empty: 'Payouts to bank accounts show up here with their status.',
  detail: {
    load,
    title: ({ accountName }) => `Payout to ${accountName}`,
    story: async () => (await import('./components/payout-drawer.tsx')).usePayoutDrawer,
  },
  rowActions: payoutActions,
  bulkActions: payoutBulkActions,
});
