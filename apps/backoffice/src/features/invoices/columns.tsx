import type { list as listInvoices } from '@payfac/api/contract/invoices';
import type { Invoice } from '@payfac/domain/invoices';
import { formatUsd } from '@payfac/domain/money';
import { accountColumn } from '../../entities/accounts/account-link.tsx';
import { InvoiceStatusBadge } from '../../entities/invoices/status-badge.tsx';
import { momentColumn, totalColumn } from '../../shared/lists/columns.ts';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { showDay } from '../../shared/time/show.ts';

export const invoiceColumns: readonly ListColumn<Invoice, SortKey<typeof listInvoices.query>>[] = [
  {
    id: 'invoiceNumber',
    header: 'Number',
    render: (invoice) => invoice.invoiceNumber,
    content: 'id',
  },
  {
    id: 'customer',
    header: 'Customer',
    render: (row) => row.customerName ?? row.email ?? '—',
    content: 'name',
    onCard: 'detail',
    noteOnCard: ({ dueDate }) => `Due ${showDay(dueDate)}`,
  },
  {
    id: 'status',
    header: 'Status',
    render: (row) => <InvoiceStatusBadge status={row.status} />,
    content: 'status',
    onCard: 'status',
  },
  totalColumn,
  {
    id: 'date',
    header: 'Date',
    render: ({ date }) => showDay(date),
    sort: 'date',
    content: 'date',
  },
  {
    id: 'dueDate',
    header: 'Due',
    render: ({ dueDate }) => showDay(dueDate),
    sort: 'dueDate',
    content: 'date',
  },
  { id: 'isSent', header: 'Sent', render: ({ isSent }) => (isSent ? 'Yes' : 'No') },
  accountColumn,
  {
    id: 'paidAmount',
    header: 'Amount paid',
    render: ({ paidAmount }) => (paidAmount === null ? '—' : formatUsd(paidAmount)),
    content: 'money',
    isHiddenAtFirst: true,
  },
  { ...momentColumn('createdAt', 'Created'), isHiddenAtFirst: true },
];
