import { list as listInvoices, stats } from '@payfac/api/contract/invoices';
import {
  applyInvoice,
  type Invoice,
  isInvoiceRemovable,
  isInvoiceSendable,
} from '@payfac/domain/invoices';
import { formatUsd } from '@payfac/domain/money';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { customerPicker } from '../../entities/customers/picker.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { sourceOf } from '../../shared/lists/statistics/source.ts';
import { showDateTime, showDay, zoneInHeaders } from '../../shared/time/show.ts';
import { api } from './api.ts';
import { InvoiceDetail } from './components/invoice-detail.tsx';
import { InvoiceStatusBadge } from './components/invoice-status-badge.tsx';

const call = ({ invoiceId, subMerchantId }: Invoice) => ({
  params: { invoiceId },
  body: { subMerchantId },
});

export const invoices = defineList(listInvoices, {
  report: 'invoices',
  parent: 'invoices',
  noun: { one: 'invoice', many: 'invoices' },
  call: api.invoices.list,
  rowKey: ({ invoiceId }) => invoiceId,
  rowName: ({ invoiceNumber }) => invoiceNumber,
  columns: [
    { id: 'invoiceNumber', header: 'Number', render: (invoice) => invoice.invoiceNumber },
    { id: 'customer', header: 'Customer', render: (row) => row.customerName ?? row.email ?? '—' },
    { id: 'status', header: 'Status', render: (row) => <InvoiceStatusBadge status={row.status} /> },
    {
      id: 'totalAmount',
      header: 'Total',
      render: ({ totalAmount }) => formatUsd(totalAmount),
      sort: 'totalAmount',
      align: 'end',
    },
    { id: 'date', header: 'Date', render: ({ date }) => showDay(date), sort: 'date' },
    { id: 'dueDate', header: 'Due', render: ({ dueDate }) => showDay(dueDate), sort: 'dueDate' },
    { id: 'isSent', header: 'Sent', render: ({ isSent }) => (isSent ? 'Yes' : 'No') },
    { id: 'account', header: 'Account', render: ({ accountName }) => accountName },
    {
      id: 'createdAt',
      header: () => `Created (${zoneInHeaders()})`,
      render: ({ createdAt }) => showDateTime(createdAt),
      sort: 'createdAt',
      isHiddenAtFirst: true,
    },
  ],
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
    { kind: 'day-range', from: 'dueFrom', to: 'dueTo', label: 'Due date' },
    { kind: 'money-range', from: 'amountMin', to: 'amountMax', label: 'Total' },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    {
      kind: 'choices',
      key: 'status',
      label: 'Status',
      labels: {
        Draft: 'Draft',
        Created: 'Created',
        Overdue: 'Overdue',
        Paid: 'Paid',
        Voided: 'Voided',
      },
    },
    {
      kind: 'record',
      key: 'customerId',
      label: 'Customer',
      picker: customerPicker,
      ability: 'sidebar.customers',
    },
    { kind: 'text', key: 'customerName', label: 'Customer name' },
    { kind: 'text', key: 'invoiceNumber', label: 'Invoice number' },
    { kind: 'text', key: 'email', label: 'Email' },
    { kind: 'boolean', key: 'isSent', label: 'Sent' },
  ],
  defaultSort: '-createdAt',
  tabs: {
    key: 'status',
    tabs: [
      { label: 'All', values: [] },
      { label: 'Draft', values: ['Draft'] },
      { label: 'Outstanding', values: ['Created', 'Overdue'] },
      { label: 'Overdue', values: ['Overdue'] },
      { label: 'Paid', values: ['Paid'] },
      { label: 'Voided', values: ['Voided'] },
    ],
    counts: sourceOf(stats, api.invoices.stats, (found) => ({
      Draft: found.draft.count,
      Outstanding: found.outstanding.count,
      Overdue: found.overdue.count,
      Paid: found.paid.count,
      Voided: found.voided.count,
    })),
  },
  statistics: sourceOf(stats, api.invoices.stats, ({ outstanding, overdue, paid }) => [
    {
      label: 'Outstanding',
      value: formatUsd(outstanding.amount),
      filter: { status: ['Created', 'Overdue'] },
    },
    { label: 'Overdue', value: formatUsd(overdue.amount), filter: { status: ['Overdue'] } },
    { label: 'Paid', value: formatUsd(paid.amount), filter: { status: ['Paid'] } },
  ]),
  empty: 'Invoices you create show up here with their status.',
  detail: {
    load: (invoiceId, signal) => api.invoices.get({ params: { invoiceId } }, { signal }),
    title: (_, invoice) => `Invoice ${invoice?.invoiceNumber ?? ''}`,
    content: (invoice) => <InvoiceDetail invoice={invoice} />,
  },
  rowActions: [
    {
      label: 'Send',
      ability: 'invoices.manage',
      isOffered: isInvoiceSendable,
      run: (invoice) => api.invoices.send(call(invoice)),
      done: ({ invoiceNumber }) => `Sent ${invoiceNumber}.`,
    },
    {
      label: 'Void',
      ability: 'invoices.manage',
      tone: 'danger',
      isOffered: ({ status }) => applyInvoice(status, 'void') !== undefined,
      confirm: ({ invoiceNumber }) => ({
        title: `Void ${invoiceNumber}?`,
        text: "The customer can't pay it any more. This can't be undone.",
        confirmLabel: 'Void invoice',
        tone: 'danger',
      }),
      run: (invoice) => api.invoices.void(call(invoice)),
      done: ({ invoiceNumber }) => `Voided ${invoiceNumber}.`,
    },
    {
      label: 'Delete',
      ability: 'invoices.manage',
      tone: 'danger',
      isOffered: isInvoiceRemovable,
      confirm: ({ invoiceNumber }) => ({
        title: `Delete ${invoiceNumber}?`,
        text: "This can't be undone.",
        confirmLabel: 'Delete invoice',
        tone: 'danger',
      }),
      run: ({ invoiceId }) => api.invoices.remove({ params: { invoiceId } }),
      done: ({ invoiceNumber }) => `Deleted ${invoiceNumber}.`,
    },
  ],
  bulkActions: [
    {
      label: 'Send',
      past: 'sent',
      ability: 'invoices.manage',
      isOffered: isInvoiceSendable,
      ask: { title: (count) => `Send ${count} invoices?`, text: 'Each goes to its customer.' },
      each: (invoice) => api.invoices.send(call(invoice)),
    },
  ],
  invalidates: ['invoices', 'dashboard'],
});
