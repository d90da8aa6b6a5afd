import * as plansCalls from '@payfac/api/contract/plans';
import { planStatusLabels } from '@payfac/domain/plans';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { productPicker } from '../../../entities/products/picker.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { countsOf } from '../../../shared/lists/statistics/counts-of.ts';
import { planRowActions } from './actions.tsx';
import { planColumns } from './columns.tsx';

const byStatus = {
  key: 'status',
  tabs: [
    { label: 'All', values: [] },
    { label: 'Active', values: ['active'] },
    { label: 'Draft', values: ['draft'] },
    { label: 'Inactive', values: ['inactive'] },
  ],
} as const;

/** /subscriptions/plans: what merchants sell by subscription, and at what price. */
export const plans = defineList(plansCalls.list, {
  report: 'plans',
  parent: 'subscriptions',
  noun: { one: 'plan', many: 'plans' },
  rowKey: ({ planId }) => planId,
  rowName: ({ name }) => name,
  columns: planColumns,
  filters: [
    { kind: 'text', key: 'name', label: 'Name' },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'record', key: 'spProductId', label: 'Product', picker: productPicker },
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
    { kind: 'choices', key: 'status', label: 'Status', labels: planStatusLabels },
  ],
  defaultSort: '-createdAt',
  tabs: { ...byStatus, counts: countsOf(plansCalls.list, byStatus) },
  create: {
    label: 'New plan',
    ability: 'subscriptions.manage',
    href: '/subscriptions/plans/new',
  },
  empty: 'Create a plan to bill customers on a schedule.',
  rowActions: planRowActions,
});
