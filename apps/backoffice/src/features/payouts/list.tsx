import * as payoutsCalls from '@payfac/api/contract/payouts';
import { payoutStatusLabels } from '@payfac/domain/payouts';
import { send } from '../../shared/api/connection.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { rowOf } from '../../shared/lists/detail/row-of.ts';
import { countsOf } from '../../shared/lists/statistics/counts-of.ts';
import { named, payoutActions, payoutBulkActions } from './actions.tsx';
import { payoutColumns } from './columns.tsx';
import { payoutFilters } from './filters.ts';

/** What a row opens is fetched with the first row that is opened. */
const PayoutDrawer = laterPart(
  async () => (await import('./components/payout-drawer.tsx')).PayoutDrawer,
);

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
  defaultSort: '-createdAt',
  tabs: {
    ...byStatus,
    counts: countsOf(payoutsCalls.listInstructions, byStatus),
  },
  empty: 'Payouts to bank accounts show up here with their status.',
  detail: {
    load,
    title: (id, payout) => (payout ? `Payout to ${payout.accountName}` : `Payout ${id}`),
    content: (payout) => <PayoutDrawer payout={payout} />,
  },
  rowActions: payoutActions,
  bulkActions: payoutBulkActions,
});
