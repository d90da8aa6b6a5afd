import type { list } from '@payfac/api/contract/plans';
import * as plansCalls from '@payfac/api/contract/plans';
import { type Plan, planStatusLabels } from '@payfac/domain/plans';
import { Link } from '@payfac/ui/link';
import { accountColumn } from '../../../entities/accounts/account-link.tsx';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { productPicker } from '../../../entities/products/picker.ts';
import { listAt } from '../../../shared/address.ts';
import { wholeNumber } from '../../../shared/counted.ts';
import { momentColumn } from '../../../shared/lists/columns.ts';
import type { ListColumn } from '../../../shared/lists/declaration.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import type { SortKey } from '../../../shared/lists/filters/filter-keys.ts';
import { countsOf } from '../../../shared/lists/statistics/counts-of.ts';
import { planAddress } from '../records.ts';
import { planRowActions } from './actions.tsx';
import { PlanStatusBadge, scheduleText } from './shown.tsx';

/** The price of the last schedule, which continues and identifies the plan: trials come before it. */
const price = ({ schedules }: Plan): string => {
  const last = schedules.at(-1);
  return last ? scheduleText(last) : '—';
};

function Subscribers({ planId, subscriptionCount }: Plan) {
  const count = wholeNumber(subscriptionCount);
  if (subscriptionCount === 0) return count;
  return <Link href={listAt('/subscriptions', { planId })}>{count}</Link>;
}

const planColumns: readonly ListColumn<Plan, SortKey<typeof list.query>>[] = [
  {
    id: 'name',
    header: 'Name',
    render: ({ planId, name }) => (
      <Link href={planAddress(planId)} variant="quiet">
        {name}
      </Link>
    ),
    sort: 'name',
    isRowHeader: true,
    content: 'name',
  },
  {
    id: 'status',
    header: 'Status',
    render: ({ status }) => <PlanStatusBadge status={status} />,
    content: 'status',
    onCard: 'status',
  },
  { id: 'price', header: 'Price', render: price, content: 'text', onCard: 'detail' },
  {
    id: 'subscriptionCount',
    header: 'Subscriptions',
    render: (plan) => <Subscribers {...plan} />,
    align: 'end',
  },
  accountColumn,
  momentColumn('createdAt', 'Created'),
  {
    id: 'title',
    header: 'Title for payers',
    render: ({ title }) => title,
    content: 'text',
    isHiddenAtFirst: true,
  },
  {
    id: 'planId',
    header: 'Plan ID',
    render: ({ planId }) => planId,
    content: 'id',
    isHiddenAtFirst: true,
  },
];

const byStatus = {
  key: 'status',
  tabs: [
    { label: 'All', values: [] },
    { label: 'Active', values: ['active'] },
    { label: 'Draft', values: ['draft'] },
    { label: 'Inactive', values: ['inactive'] },
  ],
} as const;

/** /subscriptions/plans: merchants' subscription plans and their prices. */
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
