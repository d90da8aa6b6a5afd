import * as invoicesCalls from '@payfac/api/contract/invoices';
import { Link } from '@payfac/ui/link';
import { InvoiceStatusBadge } from '../../../entities/invoices/status-badge.tsx';
import { invoiceStatusFilter } from '../../../entities/invoices/status-filter.ts';
import { recordAt } from '../../../shared/address.ts';
import { totalColumn } from '../../../shared/lists/columns.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { showDay } from '../../../shared/time/show.ts';
import type { OfCustomer } from './payments.tsx';

const invoices = defineList(invoicesCalls.list, {
  report: 'customer-invoices',
  fileName: 'customer-invoices',
  parent: 'customers',
  noun: { one: 'invoice', many: 'invoices' },
  rowKey: ({ invoiceId }) => invoiceId,
  rowName: ({ invoiceNumber }) => invoiceNumber,
  columns: [
    {
      id: 'invoiceNumber',
      header: 'Number',
      render: ({ invoiceId, invoiceNumber }) => (
        <Link href={recordAt('/invoices', invoiceId)}>{invoiceNumber}</Link>
      ),
      content: 'id',
    },
    totalColumn,
    {
      id: 'status',
      header: 'Status',
      render: ({ status }) => <InvoiceStatusBadge status={status} />,
      content: 'status',
      onCard: 'status',
    },
    {
      id: 'dueDate',
      header: 'Due',
      render: ({ dueDate }) => showDay(dueDate),
      sort: 'dueDate',
      content: 'date',
      onCard: 'detail',
    },
  ],
  filters: [
    { kind: 'day-range', from: 'dueFrom', to: 'dueTo', label: 'Due date' },
    invoiceStatusFilter,
  ],
  defaultSort: '-createdAt',
  isLive: false,
  empty: 'Invoices for this customer show up here.',
});

export const Invoices = ({ customerId }: OfCustomer) => (
  <ListView list={invoices} scope={{ customerId: [customerId] }} prefix="invoices" />
);
