import * as payouts from '@payfac/api/contract/payouts';
import { paymentProviderLabels as processorLabels } from '@payfac/domain/enumerations';
import { type Cents, formatUsd } from '@payfac/domain/money';
import type { Settlement } from '@payfac/domain/settlements';
import { Link } from '@payfac/ui/link';
import { accountHeader } from '../../entities/accounts/account-link.tsx';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { recordAt } from '../../shared/address.ts';
import { send } from '../../shared/api/connection.ts';
import { momentColumn } from '../../shared/lists/columns.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { rowOf } from '../../shared/lists/detail/row-of.ts';
import { sourceOf } from '../../shared/lists/statistics/source.ts';
import { showDay } from '../../shared/time/show.ts';

const money = (amountOf: (row: Settlement) => Settlement['netAmount']) => ({
  render: (row: Settlement) => formatUsd(amountOf(row)),
  content: 'money' as const,
});

const takenText = (amount: Cents): string => (amount === 0 ? '—' : `-${formatUsd(amount)}`);

/** A deducted amount, shown as negative. */
const taken = (amountOf: (row: Settlement) => Settlement['netAmount']) => ({
  render: (row: Settlement) => takenText(amountOf(row)),
  content: 'money' as const,
});

const settlementColumns = [
  accountHeader,
  {
    id: 'businessDate',
    header: 'Business day',
    render: ({ businessDate }: Settlement) => showDay(businessDate),
    content: 'date',
    onCard: 'detail',
  },
  {
    id: 'gross',
    header: 'Sales',
    ...money(({ grossAmount }) => grossAmount),
    sort: 'grossAmount',
  },
  { id: 'refunds', header: 'Refunds', ...taken(({ refundAmount }) => refundAmount) },
  {
    id: 'chargebacks',
    header: 'Chargebacks',
    ...taken(({ chargebackAmount }) => chargebackAmount),
  },
  { id: 'fees', header: 'Fees', ...taken(({ feeAmount }) => feeAmount) },
  { id: 'reserve', header: 'Reserve', ...taken(({ reserveAmount }) => reserveAmount) },
  {
    id: 'net',
    header: 'Net',
    ...money(({ netAmount }) => netAmount),
    sort: 'netAmount',
    onCard: 'amount',
  },
  {
    id: 'payout',
    header: 'Payout',
    render: ({ payoutId }: Settlement) =>
      payoutId === null ? (
        '—'
      ) : (
        <Link href={recordAt('/reporting/payouts', payoutId)}>{payoutId}</Link>
      ),
    content: 'id',
    onCard: 'status',
  },
  { ...momentColumn('createdAt', 'Closed'), isHiddenAtFirst: true },
  {
    id: 'batchId',
    header: 'Batch',
    render: ({ batchId }: Settlement) => batchId,
    content: 'id',
    isHiddenAtFirst: true,
  },
] as const;

const load = rowOf({
  noun: 'Settlement',
  list: (batchId, options) => send(payouts.listMerchant)({ query: { batchId } }, options),
  keyOf: ({ batchId }) => batchId,
});

/** /reporting/settlement: each account's totals by business day. */
export const settlements = defineList(payouts.listMerchant, {
  report: 'settlements',
  fileName: 'settlements',
  noun: { one: 'settlement', many: 'settlements' },
  rowKey: ({ batchId }) => batchId,
  rowName: ({ accountName, businessDate }) => `${accountName}, ${showDay(businessDate)}`,
  columns: settlementColumns,
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Closed' },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'choices', key: 'provider', label: 'Processor', labels: processorLabels },
    { kind: 'text', key: 'accountName', label: 'Account name' },
    { kind: 'text', key: 'batchId', label: 'Batch ID' },
  ],
  defaultSort: '-createdAt',
  statistics: sourceOf(
    payouts.listMerchant,
    ({ totals }) =>
      totals
        ? [
            { label: 'Net', value: formatUsd(totals.netAmount) },
            { label: 'Sales', value: formatUsd(totals.grossAmount) },
            { label: 'Refunds', value: takenText(totals.refundAmount) },
            { label: 'Chargebacks', value: takenText(totals.chargebackAmount) },
            { label: 'Fees', value: takenText(totals.feeAmount) },
            { label: 'Reserve', value: takenText(totals.reserveAmount) },
          ]
        : [],
    { getTotals: true, page: 1, pageSize: 1 },
  ),
  empty: 'Each business day’s payments show up here once the day is closed.',
  detail: {
    load,
    title: ({ accountName, businessDate }) =>
      `Settlement of ${accountName}, ${showDay(businessDate)}`,
    story: async () => (await import('./components/settlement-detail.tsx')).useSettlementStory,
  },
});
