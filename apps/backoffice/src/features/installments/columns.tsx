import type { list } from '@payfac/api/contract/installments';
import {
  type Installment,
  type InstallmentRowStatus,
  installmentFrequencyLabels,
  installmentRowStatusLabels,
  installmentStatusLabels,
} from '@payfac/domain/installments';
import { displayCard } from '@payfac/domain/transactions';
import { accountColumn } from '../../entities/accounts/account-link.tsx';
import { amountOrDash, momentColumn, totalColumn } from '../../shared/lists/columns.ts';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { StatusNote, StatusWord } from '../../shared/status/status-word.tsx';
import { showDay } from '../../shared/time/show.ts';
import * as styles from './plan-progress.css.ts';
import { progressOf, troubleOf } from './words.ts';

/** A plan's status; an active one with unpaid payments says so. */
export function PlanStatusBadge({ plan }: { readonly plan: Installment }) {
  const { status } = plan;
  const trouble = troubleOf(plan);
  if (!trouble) {
    return <StatusWord>{installmentStatusLabels[status]}</StatusWord>;
  }
  const label = installmentRowStatusLabels[trouble.status].toLowerCase();
  return <StatusNote standing="failed">{`${trouble.count} ${label}`}</StatusNote>;
}

export const PaymentStatusBadge = ({ status }: { readonly status: InstallmentRowStatus }) => (
  <StatusWord>{installmentRowStatusLabels[status]}</StatusWord>
);

const width = 48;

/** How many of a plan's payments were made, and their share of its total. */
function PlanProgress({ plan }: { readonly plan: Installment }) {
  const { paidAmount, totalAmount } = plan;
  const share = totalAmount === 0 ? 0 : Math.min(1, paidAmount / totalAmount);
  return (
    <span className={styles.progress}>
      <svg aria-hidden width={width} height={6} className={styles.bar}>
        <rect width={width} height={6} rx={3} className={styles.track} />
        <rect width={width * share} height={6} rx={3} className={styles.paid} />
      </svg>
      <span className={styles.share}>{progressOf(plan)}</span>
    </span>
  );
}

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
