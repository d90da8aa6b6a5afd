import * as disputesCalls from '@payfac/api/contract/disputes';
import { disputeReasonLabels, disputeStatusLabels } from '@payfac/domain/disputes';
import { cardBrandLabels } from '@payfac/domain/enumerations';
import { formatUsd } from '@payfac/domain/money';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { lastFour } from '../../entities/cards/last-four.ts';
import { productPicker } from '../../entities/products/picker.ts';
import { send } from '../../shared/api/connection.ts';
import { wholeNumber } from '../../shared/counted.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { rowOf } from '../../shared/lists/detail/row-of.ts';
import { countsOf } from '../../shared/lists/statistics/counts-of.ts';
import { type Measure, sourceOf } from '../../shared/lists/statistics/source.ts';
import { disputeColumns } from './columns.tsx';

const load = rowOf({
  noun: 'Dispute',
  list: (disputeId, options) => send(disputesCalls.list)({ query: { disputeId } }, options),
  keyOf: ({ disputeId }) => disputeId,
});

const countOf = (name: string): Measure => ({
  name,
  format: wholeNumber,
  formatY: wholeNumber,
});

const byStatus = {
  key: 'status',
  tabs: [
    { label: 'All', values: [] },
    { label: 'Needs response', values: ['needs_response', 'warning_needs_response'] },
    { label: 'Under review', values: ['under_review', 'warning_under_review'] },
    { label: 'Won', values: ['won'] },
    { label: 'Lost', values: ['lost'] },
  ],
} as const;

/** /disputes: cardholders' disputes, with the time left to respond. */
export const disputes = defineList(disputesCalls.list, {
  report: 'disputes',
  noun: { one: 'dispute', many: 'disputes' },
  rowKey: ({ disputeId }) => disputeId,
  rowName: ({ amount, accountName }) => `${formatUsd(amount)}, ${accountName}`,
  columns: disputeColumns,
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Opened' },
    { kind: 'choices', key: 'status', label: 'Status', labels: disputeStatusLabels },
    { kind: 'instant-range', from: 'respondFrom', to: 'respondTo', label: 'Respond by' },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'choices', key: 'reason', label: 'Reason', labels: disputeReasonLabels },
    { kind: 'choices', key: 'cardBrand', label: 'Card brand', labels: cardBrandLabels },
    { kind: 'money-range', from: 'amountMin', to: 'amountMax', label: 'Amount' },
    { kind: 'text', key: 'truncatedCardNumber', label: 'Last four digits', rule: lastFour },
    { kind: 'text', key: 'accountName', label: 'Account name' },
    {
      kind: 'record',
      key: 'spProductId',
      label: 'Product',
      picker: productPicker,
      ability: 'filter.product',
    },
    { kind: 'text', key: 'transactionId', label: 'Transaction ID' },
    { kind: 'text', key: 'disputeId', label: 'Dispute ID' },
  ],
  defaultSort: '-createdAt',
  tabs: { ...byStatus, counts: countsOf(disputesCalls.list, byStatus) },
  chart: {
    label: 'Disputes over time',
    period: 'weekly',
    isOfCounts: true,
    measures: [countOf('Opened'), countOf('Won'), countOf('Lost')],
    source: sourceOf(disputesCalls.chart, ({ series }) => series),
  },
  empty: 'Disputes show up here when they’re opened.',
  detail: {
    load,
    title: ({ accountName }) => `Dispute with ${accountName}`,
    story: async () => (await import('./components/dispute-detail.tsx')).useDisputeStory,
  },
});
