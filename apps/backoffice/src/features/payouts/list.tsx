import { listInstructions } from '@payfac/api/contract/payouts';
import { formatUsd } from '@payfac/domain/money';
import {
  applyPayout,
  type Payout,
  type PayoutAction,
  payoutStatusLabels,
} from '@payfac/domain/payouts';
import { laterPart } from '../../shared/later/later-part.ts';

import { defineList } from '../../shared/lists/define-list.tsx';
import { rowOf } from '../../shared/lists/detail/row-of.ts';
import { countsOf } from '../../shared/lists/statistics/counts-of.ts';
import { api } from './api.ts';
import { payoutColumns } from './columns.tsx';
import { payoutFilters } from './filters.ts';

/** Fetched with the first payout that is held or released. */
const HoldDialog = laterPart(async () => (await import('./components/hold-dialog.tsx')).HoldDialog);

/** What a row opens is fetched with the first row that is opened. */
const PayoutDetail = laterPart(
  async () => (await import('../../entities/payouts/payout-detail.tsx')).PayoutDetail,
);

const allows = (action: PayoutAction) => (payout: Payout) =>
  applyPayout(payout.status, action) !== undefined;

const load = rowOf({
  noun: 'Payout',
  list: (payoutId, options) => api.payouts.listInstructions({ query: { payoutId } }, options),
  keyOf: ({ payoutId }) => payoutId,
});

const named = ({ amount, accountName }: Payout) => `${formatUsd(amount)} to ${accountName}`;

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

export const payouts = defineList(listInstructions, {
  report: 'payouts',
  noun: { one: 'payout', many: 'payouts' },
  call: api.payouts.listInstructions,
  rowKey: ({ payoutId }) => payoutId,
  rowName: named,
  columns: payoutColumns,
  filters: payoutFilters,
  defaultSort: '-createdAt',
  tabs: { ...byStatus, counts: countsOf(listInstructions, api.payouts.listInstructions, byStatus) },
  empty: 'Payouts to bank accounts show up here with their status.',
  detail: {
    load,
    title: (id) => `Payout ${id}`,
    content: (payout) => <PayoutDetail payout={payout} />,
  },
  rowActions: [
    {
      label: 'Acknowledge',
      ability: 'payouts.acknowledge',
      isOffered: allows('acknowledge'),
      run: ({ payoutId }) =>
        api.payouts.acknowledge({ params: { payoutId }, body: { status: 'ack' } }),
      done: (payout) => `Acknowledged ${named(payout)}.`,
    },
    {
      label: 'Remove acknowledgment',
      ability: 'payouts.acknowledge',
      isOffered: allows('unacknowledge'),
      run: ({ payoutId }) => api.payouts.bulkUnacknowledge({ body: { payoutIds: [payoutId] } }),
      done: (payout) => `Removed the acknowledgment from ${named(payout)}.`,
    },
    {
      label: 'Hold',
      ability: 'payouts.hold',
      isOffered: allows('hold'),
      dialog: (payout, close) => <HoldDialog payout={payout} to="on-hold" onClose={close} />,
    },
    {
      label: 'Release',
      ability: 'payouts.hold',
      isOffered: allows('release'),
      dialog: (payout, close) => <HoldDialog payout={payout} to="pending" onClose={close} />,
    },
  ],
  bulkActions: [
    {
      label: 'Acknowledge',
      past: 'acknowledged',
      ability: 'payouts.acknowledge',
      isOffered: allows('acknowledge'),
      ask: {
        title: (count) => `Acknowledge ${count} payouts?`,
        text: 'They go out with the next bank file.',
      },
      inParts: (ids) => api.payouts.bulkAcknowledge({ body: { payoutIds: [...ids] } }),
    },
    {
      label: 'Hold',
      past: 'held',
      ability: 'payouts.hold',
      isOffered: allows('hold'),
      ask: {
        title: (count) => `Hold ${count} payouts?`,
        field: { label: 'Reason', maxLength: 255 },
      },
      each: ({ payoutId }, reason) =>
        api.payouts.hold({ params: { payoutId }, body: { status: 'on-hold', reason } }),
    },
  ],
  invalidates: ['payouts', 'dashboard'],
});
