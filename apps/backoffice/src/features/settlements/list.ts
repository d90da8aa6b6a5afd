import * as payouts from '@payfac/api/contract/payouts';
import { createElement } from 'react';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { processorLabels } from '../../entities/processors/labels.ts';
import { send } from '../../shared/api/connection.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { rowOf } from '../../shared/lists/detail/row-of.ts';
import { showDay } from '../../shared/time/show.ts';
import { settlementColumns } from './columns.tsx';

/** What a row opens is fetched with the first row that is opened. */
const SettlementDetail = laterPart(
  async () => (await import('./components/settlement-detail.tsx')).SettlementDetail,
);

const load = rowOf({
  noun: 'Settlement',
  list: (batchId, options) => send(payouts.listMerchant)({ query: { batchId } }, options),
  keyOf: ({ batchId }) => batchId,
});

/** /reporting/settlement: what each business day came to, account by account. */
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
  empty: "Each business day's payments show up here once the day is closed.",
  detail: {
    load,
    title: (_, settlement) =>
      settlement ? `Settlement of ${showDay(settlement.businessDate)}` : 'Settlement',
    content: (settlement) => createElement(SettlementDetail, { settlement }),
    size: 'medium',
  },
});
