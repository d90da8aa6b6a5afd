import * as payouts from '@payfac/api/contract/payouts';
import { paymentProviderLabels as processorLabels } from '@payfac/domain/enumerations';
import { payoutStatusChoices, payoutStatusLabels, payoutTypeLabels } from '@payfac/domain/payouts';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { payoutSums } from '../../entities/payouts/payout-totals.ts';
import { send } from '../../shared/api/connection.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { rowOf } from '../../shared/lists/detail/row-of.ts';
import { countsOf } from '../../shared/lists/statistics/counts-of.ts';
import { named, payoutActions } from './actions.tsx';
import { manualPayoutColumns } from './columns.tsx';

const NewPayout = laterPart(async () => (await import('./new-payout.tsx')).NewPayout);

const load = rowOf({
  noun: 'Payout',
  list: (payoutId, options) =>
    send(payouts.listInstructions)({ query: { payoutId, mode: ['manual'] } }, options),
  keyOf: ({ payoutId }) => payoutId,
});

const byStatus = {
  key: 'status',
  tabs: [
    { label: 'All', values: [] },
    { label: payoutStatusLabels.pending, values: ['pending'] },
    { label: payoutStatusLabels['on-hold'], values: ['on-hold'] },
    { label: 'Paid', values: ['sent', 'reconciled'] },
    { label: payoutStatusLabels.failed, values: ['failed'] },
  ],
} as const;

/** /reporting/manual-payouts: payouts made manually, outside the accounts' schedules. */
export const manualPayouts = defineList(payouts.listInstructions, {
  report: 'manual-payouts',
  fileName: 'manual-payouts',
  noun: { one: 'manual payout', many: 'manual payouts' },
  fixed: { mode: ['manual'] },
  rowKey: ({ payoutId }) => payoutId,
  rowName: named,
  columns: manualPayoutColumns,
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
    { kind: 'choices', key: 'status', label: 'Status', labels: payoutStatusChoices },
    { kind: 'money-range', from: 'amountMin', to: 'amountMax', label: 'Amount' },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'choices', key: 'type', label: 'Type', labels: payoutTypeLabels },
    { kind: 'choices', key: 'processor', label: 'Processor', labels: processorLabels },
    { kind: 'text', key: 'beneficiary', label: 'Beneficiary' },
    { kind: 'text', key: 'accountName', label: 'Account name' },
    { kind: 'text', key: 'payoutId', label: 'Payout ID' },
  ],
  defaultSort: '-createdAt',
  statistics: payoutSums,
  tabs: {
    ...byStatus,
    counts: countsOf(payouts.listInstructions, byStatus),
  },
  create: {
    label: 'New payout',
    ability: 'payouts.manual',
    dialog: (close) => <NewPayout onClose={close} />,
  },
  empty: 'Payouts that are made by hand show up here with their status.',
  detail: {
    load,
    title: ({ accountName }) => `Payout to ${accountName}`,
    story: async () => (await import('./payout-drawer.tsx')).useManualPayout,
  },
  rowActions: payoutActions,
});
