import { list as listInvoices, stats } from '@payfac/api/contract/invoices';
import {
  applyInvoice,
  type Invoice,
  isInvoiceRemovable,
  isInvoiceSendable,
} from '@payfac/domain/invoices';
import { formatUsd } from '@payfac/domain/money';
import { laterPart } from '../../shared/later/later-part.ts';

import { defineList } from '../../shared/lists/define-list.tsx';
import { sourceOf } from '../../shared/lists/statistics/source.ts';
import { api } from './api.ts';
import { invoiceColumns } from './columns.tsx';
import { invoiceFilters } from './filters.ts';

/** What a row opens is fetched with the first row that is opened. */
const InvoiceDetail = laterPart(
  async () => (await import('./components/invoice-detail.tsx')).InvoiceDetail,
);

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
  columns: invoiceColumns,
  filters: invoiceFilters,
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
        text: "The customer won't be able to pay it. This can't be undone.",
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
      ask: {
        title: (count) => `Send ${count} invoices?`,
        text: 'Each one is sent to its customer.',
      },
      each: (invoice) => api.invoices.send(call(invoice)),
    },
  ],
  invalidates: ['invoices', 'dashboard'],
});
