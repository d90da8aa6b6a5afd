import * as reconciliation from '@payfac/api/contract/reconciliation';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { processorLabels } from '../../../entities/processors/labels.ts';
import { productPicker } from '../../../entities/products/picker.ts';
import { listAt } from '../../../shared/address.ts';
import { wholeNumber } from '../../../shared/counted.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { showDay } from '../../../shared/time/show.ts';
import { businessDateColumn, totalColumns } from './columns.tsx';

export const days = defineList(reconciliation.days, {
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
  empty: "Closed days show up here beside the processor's settlement files.",
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
