import * as installmentsCalls from '@payfac/api/contract/installments';
import { installmentStatuses } from '@payfac/domain/installments';
import { send } from '../../shared/api/connection.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { countsOf } from '../../shared/lists/statistics/counts-of.ts';
import { planActions } from './actions.tsx';
import { planColumns } from './columns.tsx';
import { planFilters } from './filters.ts';
import { nameOf } from './words.ts';

/** Fetched with the first plan that is opened. */
const PlanDetail = laterPart(async () => (await import('./components/plan-detail.tsx')).PlanDetail);

const byStatus = {
  key: 'status',
  tabs: [
    { label: 'Active', values: ['active'] },
    { label: 'Completed', values: ['completed'] },
    { label: 'Canceled', values: ['canceled'] },
    { label: 'All', values: [...installmentStatuses] },
  ],
} as const;

/** /installments: who pays over time, how far they are, and what is due next. */
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
    title: (_, plan) => plan?.customerName ?? 'Installment plan',
    content: (plan) => <PlanDetail plan={plan} />,
  },
  rowActions: planActions,
  // A change here shows without loading the list again.
  isLocal: true,
});
