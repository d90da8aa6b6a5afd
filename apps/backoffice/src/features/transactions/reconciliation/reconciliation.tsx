import * as reconciliation from '@payfac/api/contract/reconciliation';
import { paymentProviderLabels as processorLabels } from '@payfac/domain/enumerations';
import { SegmentedControl } from '@payfac/ui/segmented-control';
import { useLocation, useNavigate } from 'react-router-dom';
import { accountColumn } from '../../../entities/accounts/account-link.tsx';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { productPicker } from '../../../entities/products/picker.ts';
import { contextual, listAt } from '../../../shared/address.ts';
import { wholeNumber } from '../../../shared/counted.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { showDay, showMoment } from '../../../shared/time/show.ts';
import { businessDateColumn, totalColumns } from './columns.tsx';
import { differences } from './differences.tsx';

const days = defineList(reconciliation.days, {
  report: 'reconciled-days',
  noun: { one: 'business day', many: 'business days' },
  rowKey: ({ businessDate }) => businessDate,
  rowName: ({ businessDate }) => showDay(businessDate),
  columns: [
    { ...businessDateColumn, isRowHeader: true },
    {
      id: 'batchCount',
      header: 'Batches',
      render: ({ batchCount, awaitedCount }) =>
        awaitedCount === 0
          ? wholeNumber(batchCount)
          : `${wholeNumber(batchCount)}, ${wholeNumber(awaitedCount)} awaited`,
      align: 'end',
      onCard: 'detail',
    },
    ...totalColumns,
  ],
  filters: [
    { kind: 'day-range', from: 'businessFrom', to: 'businessTo', label: 'Business day' },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'choices', key: 'provider', label: 'Processor', labels: processorLabels },
    { kind: 'record', key: 'spProductId', label: 'Product', picker: productPicker },
    { kind: 'text', key: 'accountName', label: 'Account name' },
  ],
  defaultSort: '-businessDate',
  empty: 'Closed days show up here beside the processor’s settlement files.',
  rowActions: [
    {
      label: 'View batches',
      href: ({ businessDate }) =>
        listAt('/reporting/transactions', {
          part: 'reconciliation',
          by: 'batches',
          'batches.businessFrom': businessDate,
          'batches.businessTo': businessDate,
        }),
    },
  ],
});

const batches = defineList(reconciliation.batches, {
  report: 'reconciled-batches',
  noun: { one: 'batch', many: 'batches' },
  rowKey: ({ batchId }) => batchId,
  rowName: ({ accountName, businessDate }) => `${accountName}, ${showDay(businessDate)}`,
  columns: [
    { ...accountColumn, isRowHeader: true },
    { ...businessDateColumn, onCard: 'detail' },
    {
      id: 'provider',
      header: 'Processor',
      render: ({ provider }) => processorLabels[provider],
      content: 'text',
    },
    ...totalColumns,
    {
      id: 'receivedAt',
      header: 'File received',
      render: ({ receivedAt }) => (receivedAt === null ? 'Awaited' : showMoment(receivedAt)),
      content: 'date',
      onCard: 'status',
    },
    {
      id: 'batchId',
      header: 'Batch',
      render: ({ batchId }) => batchId,
      content: 'id',
      isHiddenAtFirst: true,
    },
  ],
  filters: [
    { kind: 'day-range', from: 'businessFrom', to: 'businessTo', label: 'Business day' },
    { kind: 'boolean', key: 'differs', label: 'Result', yes: 'Differs', no: 'Matches' },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'choices', key: 'provider', label: 'Processor', labels: processorLabels },
    { kind: 'record', key: 'spProductId', label: 'Product', picker: productPicker },
    { kind: 'text', key: 'accountName', label: 'Account name' },
    { kind: 'text', key: 'batchId', label: 'Batch ID' },
  ],
  defaultSort: '-businessDate',
  empty: 'Closed batches show up here beside the processor’s settlement file.',
  rowActions: [
    {
      label: 'View differences',
      isOffered: ({ openCount, resolvedCount }) => openCount + resolvedCount > 0,
      href: ({ batchId }) =>
        listAt('/reporting/transactions', {
          part: 'reconciliation',
          'reconciliation.batchId': batchId,
          'reconciliation.status': ['open', 'resolved'],
        }),
    },
  ],
});

const views = [
  { id: 'differences', label: 'Differences' },
  { id: 'batches', label: 'By batch' },
  { id: 'days', label: 'By day' },
] as const;
type View = (typeof views)[number]['id'];

const viewOf = (search: string): View => {
  const wanted = new URLSearchParams(search).get('by');
  return views.find(({ id }) => id === wanted)?.id ?? 'differences';
};

/** Differences between our records and the processors' settlement files, one by one or as totals. */
export function Reconciliation() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const view = viewOf(search);
  const show = (by: View) =>
    navigate(contextual(listAt(pathname, { part: 'reconciliation', by }), search));
  const lead = (
    <SegmentedControl
      label="Reconcile"
      size="small"
      options={views}
      value={view}
      onChange={(by) => void show(by)}
    />
  );
  const shown = { lead, isBeside: true } as const;
  return (
    <>
      {view === 'differences' && <ListView list={differences} prefix="reconciliation" {...shown} />}
      {view === 'batches' && <ListView list={batches} prefix="batches" {...shown} />}
      {view === 'days' && <ListView list={days} prefix="days" {...shown} />}
    </>
  );
}
