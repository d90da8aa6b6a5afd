import type { list } from '@payfac/api/contract/installments';
import * as installmentsCalls from '@payfac/api/contract/installments';
import {
  installmentFrequencyLabels,
  installmentStatuses,
  installmentStatusLabels,
} from '@payfac/domain/installments';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { customerFilter } from '../../entities/customers/picker.ts';
import { productPicker } from '../../entities/products/picker.ts';
import { send } from '../../shared/api/connection.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import type { FilterOf } from '../../shared/lists/filters/filter.ts';
import { countsOf } from '../../shared/lists/statistics/counts-of.ts';
import { planActions } from './actions.tsx';
import { planColumns } from './columns.tsx';
import { nameOf } from './words.ts';

const planFilters: readonly FilterOf<typeof list.query>[] = [
  { kind: 'text', key: 'customerName', label: 'Customer name' },
  { kind: 'day-range', from: 'dueFrom', to: 'dueTo', label: 'Next due' },
  { kind: 'choices', key: 'frequency', label: 'Frequency', labels: installmentFrequencyLabels },
  { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
  { kind: 'choices', key: 'status', label: 'Status', labels: installmentStatusLabels },
  customerFilter,
  {
    kind: 'record',
    key: 'spProductId',
    label: 'Product',
    picker: productPicker,
    ability: 'filter.product',
  },
  { kind: 'money-range', from: 'amountMin', to: 'amountMax', label: 'Total' },
  { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
  { kind: 'text', key: 'accountName', label: 'Account name' },
  { kind: 'text', key: 'invoiceNumber', label: 'Invoice number' },
  { kind: 'text', key: 'installmentId', label: 'Installment ID' },
];

const byStatus = {
  key: 'status',
  tabs: [
    { label: 'Active', values: ['active'] },
    { label: 'Completed', values: ['completed'] },
    { label: 'Canceled', values: ['canceled'] },
    { label: 'All', values: [...installmentStatuses] },
  ],
} as const;

/** /installments: customers' installment plans, their progress, and the next due dates. */
export const installments = defineList(installmentsCalls.list, {
  report: 'installments',
  parent: 'installments',
  noun: { one: 'installment plan', many: 'installment plans' },
  rowKey: ({ installmentId }) => installmentId,
  rowName: nameOf,
  columns: planColumns,
  filters: planFilters,
  defaultSort: '-createdAt',
  tabs: {
    ...byStatus,
    counts: countsOf(installmentsCalls.list, byStatus),
  },
  create: { label: 'New plan', ability: 'transactions.sale', href: '/installment-plan' },
  empty: 'Make a plan to let a customer pay over time. It shows up here with its next payment.',
  detail: {
    load: (installmentId, signal) =>
      send(installmentsCalls.get)({ params: { installmentId } }, { signal }),
    title: ({ customerName }) => `Installment plan of ${customerName}`,
    story: async () => (await import('./components/plan-detail.tsx')).usePlanStory,
  },
  rowActions: planActions,
  // Changes made here show without reloading the list.
  isLocal: true,
});
