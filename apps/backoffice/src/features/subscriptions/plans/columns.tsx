import type { list } from '@payfac/api/contract/plans';
import type { Plan } from '@payfac/domain/plans';
import { Link } from '@payfac/ui/link';
import { accountColumn } from '../../../entities/accounts/account-column.tsx';
import { listAt } from '../../../shared/address.ts';
import { wholeNumber } from '../../../shared/counted.ts';
import { momentColumn } from '../../../shared/lists/columns.ts';
import type { ListColumn } from '../../../shared/lists/declaration.ts';
import type { SortKey } from '../../../shared/lists/filters/filter-keys.ts';
import { planAddress } from '../plan-address.ts';
import { scheduleText } from '../schedule-text.ts';
import { PlanStatusBadge } from './status-badge.tsx';

/** The schedule that goes on, which is what a plan is known by: trials come before it. */
const price = ({ schedules }: Plan): string => {
  const last = schedules.at(-1);
  return last ? scheduleText(last) : '—';
};

function Subscribers({ planId, subscriptionCount }: Plan) {
  const count = wholeNumber(subscriptionCount);
  if (subscriptionCount === 0) return count;
  return <Link href={listAt('/subscriptions', { planId })}>{count}</Link>;
}

export const planColumns: readonly ListColumn<Plan, SortKey<typeof list.query>>[] = [
  {
    id: 'name',
    header: 'Name',
    render: ({ planId, name }) => <Link href={planAddress(planId)}>{name}</Link>,
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
