import { can } from '@payfac/domain/access';
import type { Installment, InstallmentRow } from '@payfac/domain/installments';
import { formatUsd } from '@payfac/domain/money';
import { displayTransactionId } from '@payfac/domain/transactions';
import { Link } from '@payfac/ui/link';
import { type Column, Table } from '@payfac/ui/table';
import { recordAt } from '../../../shared/address.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { showDay } from '../../../shared/time/show.ts';
import { PaymentStatusBadge } from '../columns.tsx';
import { paymentName } from '../words.ts';

/** The due date, and the charge that paid it or last tried to. */
function DueAndCharge({ payment }: { readonly payment: InstallmentRow }) {
  const { dueOn, transactionId } = payment;
  const mayOpen = can(useHolder(), 'sidebar.transactions');
  const day = showDay(dueOn);
  if (transactionId === null) return day;
  const shown = displayTransactionId(transactionId);
  return (
    <>
      {day} ·{' '}
      {mayOpen ? (
        <Link href={recordAt('/reporting/transactions', transactionId)}>{shown}</Link>
      ) : (
        shown
      )}
    </>
  );
}

const columnsFor = (isCanceled: boolean): readonly Column<InstallmentRow>[] => [
  {
    id: 'number',
    header: 'Payment',
    render: ({ number }) => paymentName(number),
    isRowHeader: true,
  },
  {
    id: 'dueOn',
    header: 'Due',
    render: (payment) => <DueAndCharge payment={payment} />,
    content: 'text',
    onCard: 'detail',
  },
  {
    id: 'amount',
    header: 'Amount',
    render: ({ amount }) => formatUsd(amount),
    content: 'money',
    onCard: 'amount',
  },
  {
    id: 'status',
    header: 'Status',
    // The remaining payments of a canceled plan aren't charged.
    render: ({ status }) =>
      isCanceled && status !== 'paid' ? 'Not charged' : <PaymentStatusBadge status={status} />,
    content: 'status',
    onCard: 'status',
  },
];

const columns = columnsFor(false);
const canceledColumns = columnsFor(true);

/** A plan's schedule, each payment with its date, status and charge. */
export function Payments({ plan }: { readonly plan: Installment }) {
  const shown = plan.status === 'canceled' ? canceledColumns : columns;
  return (
    <Table
      label="Payments"
      columns={shown}
      rows={plan.schedule}
      rowKey={({ number }) => String(number)}
    />
  );
}
