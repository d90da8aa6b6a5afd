import * as reconciliation from '@payfac/api/contract/reconciliation';
import { accountColumn } from '../../../entities/accounts/account-column.tsx';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { processorLabels } from '../../../entities/processors/labels.ts';
import { productPicker } from '../../../entities/products/picker.ts';
import { listAt } from '../../../shared/address.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { showDay, showMoment } from '../../../shared/time/show.ts';
import { businessDateColumn, totalColumns } from './columns.tsx';

export const batches = defineList(reconciliation.batches, {
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
  empty: "Closed batches show up here beside the processor's settlement file.",
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
