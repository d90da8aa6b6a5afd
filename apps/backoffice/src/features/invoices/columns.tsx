import type { list as listInvoices } from '@payfac/api/contract/invoices';
import type { Invoice } from '@payfac/domain/invoices';
import { formatUsd } from '@payfac/domain/money';
import { accountColumn } from '../../entities/accounts/account-link.tsx';
import { InvoiceStatusBadge } from '../../entities/invoices/status-badge.tsx';
import { momentColumn, totalColumn } from '../../shared/lists/columns.ts';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { showDay } from '../../shared/time/show.ts';

type InvoiceColumn = ListColumn<Invoice, SortKey<typeof listInvoices.query>>;

/** Fields without a column: another column shows them, or the invoice itself does. */
type Unlisted =
  | 'invoiceId'
  | 'subMerchantId'
  | 'customerId'
  | 'email'
  | 'mobileNumber'
  | 'paymentTerm'
  | 'items'
  | 'discountAmount'
  | 'subtotal'
  | 'taxAmount'
  | 'dualPricing'
  | 'shareMethods'
  | 'notes'
  | 'isDeleted'
  | 'isSent'
  | 'paymentUrl'
  | 'transactionId'
  | 'sentAt'
  | 'paidAt'
  | 'logs';

const columns: Readonly<Record<Exclude<keyof Invoice, Unlisted>, InvoiceColumn>> = {
  invoiceNumber: {
    id: 'invoiceNumber',
    header: 'Number',
    render: (invoice) => invoice.invoiceNumber,
    content: 'id',
  },
  customerName: {
    id: 'customer',
    header: 'Customer',
    render: (row) => row.customerName ?? row.email ?? '—',
    content: 'name',
    onCard: 'detail',
    noteOnCard: ({ dueDate }) => `Due ${showDay(dueDate)}`,
  },
  status: {
    id: 'status',
    header: 'Status',
    render: (row) => <InvoiceStatusBadge {...row} />,
    content: 'status',
    onCard: 'status',
  },
  totalAmount: totalColumn,
  date: {
    id: 'date',
    header: 'Date',
    render: ({ date }) => showDay(date),
    sort: 'date',
    content: 'date',
  },
  dueDate: {
    id: 'dueDate',
    header: 'Due',
    render: ({ dueDate }) => showDay(dueDate),
    sort: 'dueDate',
    content: 'date',
  },
  accountName: accountColumn,
  paidAmount: {
    id: 'paidAmount',
    header: 'Amount paid',
    render: ({ paidAmount }) => (paidAmount === null ? '—' : formatUsd(paidAmount)),
    content: 'money',
    isHiddenAtFirst: true,
  },
  createdAt: { ...momentColumn('createdAt', 'Created'), isHiddenAtFirst: true },
};

export const invoiceColumns: readonly InvoiceColumn[] = Object.values(columns);
