import type { list } from '@payfac/api/contract/installments';
import { type Installment, installmentFrequencyLabels } from '@payfac/domain/installments';
import { displayCard } from '@payfac/domain/transactions';
import { accountColumn } from '../../entities/accounts/account-link.tsx';
import { amountOrDash, momentColumn, totalColumn } from '../../shared/lists/columns.ts';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { showDay } from '../../shared/time/show.ts';
import { PlanProgress } from './plan-progress.tsx';
import { PlanStatusBadge } from './status-badge.tsx';

export const planColumns: readonly ListColumn<Installment, SortKey<typeof list.query>>[] = [
  {
    id: 'customer',
    header: 'Customer',
    render: ({ customerName }) => customerName,
    isRowHeader: true,
    content: 'name',
  },
  {
    id: 'status',
    header: 'Status',
    render: (plan) => <PlanStatusBadge plan={plan} />,
    content: 'status',
    onCard: 'status',
  },
  {
    id: 'nextDueOn',
    header: 'Next due',
    render: ({ nextDueOn }) => (nextDueOn === null ? '—' : showDay(nextDueOn)),
    sort: 'nextDueOn',
    content: 'date',
    onCard: 'detail',
  },
  {
    id: 'progress',
    header: 'Paid',
    render: (plan) => <PlanProgress plan={plan} />,
    align: 'end',
  },
  {
    id: 'balance',
    header: 'Balance',
    render: ({ balance }) => amountOrDash(balance),
    content: 'money',
  },
  totalColumn,
  {
    id: 'frequency',
    header: 'Frequency',
    render: ({ frequency }) => installmentFrequencyLabels[frequency],
    content: 'text',
  },
  accountColumn,
  {
    id: 'description',
    header: 'Description',
    render: ({ description }) => description ?? '—',
    content: 'text',
    isHiddenAtFirst: true,
  },
  {
    id: 'chargedTo',
    header: 'Charged to',
    render: ({ truncatedCardNumber }) => displayCard(truncatedCardNumber),
    content: 'text',
    isHiddenAtFirst: true,
  },
  {
    id: 'invoiceNumber',
    header: 'Invoice number',
    render: ({ invoiceNumber }) => invoiceNumber ?? '—',
    content: 'id',
    isHiddenAtFirst: true,
  },
  momentColumn('createdAt', 'Created'),
  {
    id: 'installmentId',
    header: 'Installment ID',
    render: ({ installmentId }) => installmentId,
    content: 'id',
    isHiddenAtFirst: true,
  },
];
