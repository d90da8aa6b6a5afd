import { listInstructions } from '@payfac/api/contract/payouts';
import { formatUsd } from '@payfac/domain/money';
import {
  applyPayout,
  type Payout,
  type PayoutAction,
  payoutModeLabels,
  payoutStatusLabels,
  payoutTypeLabels,
} from '@payfac/domain/payouts';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { settled } from '../../shared/query/client.ts';
import { showDateTime, zoneInHeaders } from '../../shared/time/show.ts';
import { api } from './api.ts';
import { HoldDialog } from './components/hold-dialog.tsx';
import { PayoutDetail } from './components/payout-detail.tsx';
import { PayoutStatusBadge } from './components/payout-status-badge.tsx';
import { processorLabels } from './processors.ts';

const allows = (action: PayoutAction) => (payout: Payout) =>
  applyPayout(payout.status, action) !== undefined;

/** The contract has no call for one payout: it is the row of the list that has its id. */
async function load(payoutId: string, signal: AbortSignal): Promise<Payout> {
  const { data } = await settled(
    api.payouts.listInstructions({ query: { payoutId } }, { signal, lane: 'payout' }),
  );
  const found = data.find((payout) => payout.payoutId === payoutId);
  if (!found) throw new Error('Payout not found. It may belong to another account.');
  return found;
}

const named = ({ amount, accountName }: Payout) => `${formatUsd(amount)} to ${accountName}`;

export const payouts = defineList(listInstructions, {
  report: 'payouts',
  noun: { one: 'payout', many: 'payouts' },
  call: api.payouts.listInstructions,
  rowKey: ({ payoutId }) => payoutId,
  rowName: named,
  columns: [
    { id: 'payoutId', header: 'Payout', render: ({ payoutId }) => payoutId },
    {
      id: 'createdAt',
      header: () => `Created (${zoneInHeaders()})`,
      render: ({ createdAt }) => showDateTime(createdAt),
      sort: 'createdAt',
    },
    { id: 'account', header: 'Account', render: ({ accountName }) => accountName },
    { id: 'status', header: 'Status', render: (row) => <PayoutStatusBadge status={row.status} /> },
    {
      id: 'amount',
      header: 'Amount',
      render: ({ amount }) => formatUsd(amount),
      sort: 'amount',
      align: 'end',
    },
    { id: 'mode', header: 'Mode', render: ({ mode }) => payoutModeLabels[mode] },
    { id: 'beneficiary', header: 'Beneficiary', render: ({ beneficiary }) => beneficiary },
    { id: 'holdReason', header: 'Hold reason', render: (row) => row.holdReason ?? '—' },
  ],
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
    { kind: 'choices', key: 'status', label: 'Status', labels: payoutStatusLabels },
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
  ],
  defaultSort: '-createdAt',
  tabs: {
    key: 'status',
    tabs: [
      { label: 'All', values: [] },
      { label: 'Pending', values: ['pending'] },
      { label: 'On hold', values: ['on-hold'] },
      { label: 'Paid', values: ['sent', 'reconciled'] },
      { label: 'Failed', values: ['failed'] },
    ],
  },
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
      label: 'Take back acknowledgment',
      ability: 'payouts.acknowledge',
      isOffered: allows('unacknowledge'),
      run: ({ payoutId }) => api.payouts.bulkUnacknowledge({ body: { payoutIds: [payoutId] } }),
      done: (payout) => `Took back the acknowledgment of ${named(payout)}.`,
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
      ask: {
        title: (count) => `Acknowledge ${count} payouts?`,
        text: 'They go out with the next bank file.',
      },
      together: ({ ids, filters }) =>
        api.payouts.bulkAcknowledge({
          body: ids ? { payoutIds: [...ids] } : { payoutIds: 'all', filters },
        }),
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
