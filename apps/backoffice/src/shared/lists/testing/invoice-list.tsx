import * as invoices from '@payfac/api/contract/invoices';
import { invoices as area } from '@payfac/api/contract/invoices';
import { users } from '@payfac/api/contract/users';
import { fixtures, type Override } from '@payfac/api/testing';
import { invoiceStatuses } from '@payfac/domain/invoices';
import { formatUsd } from '@payfac/domain/money';
import { send } from '../../api/connection.ts';
import { defineList } from '../define-list.tsx';

/** The areas that the frame's tests use. */
export const areas = { invoices: area, users };

export type InvoiceRow = ReturnType<typeof row>;

/** The nth invoice, newest first. */
export const row = (index: number) => ({
  ...fixtures.invoices.get,
  invoiceId: `inv_${index}`,
  invoiceNumber: `INV-${String(index).padStart(6, '0')}`,
});

/** Returns pages out of this many invoices. */
export const answering =
  (count: number): Override<typeof area.list> =>
  ({ query }) => {
    const { page = 1, pageSize = 10 } = query ?? {};
    const start = (page - 1) * pageSize;
    const length = Math.max(0, Math.min(pageSize, count - start));
    return { data: Array.from({ length }, (_, index) => row(start + index + 1)), count };
  };

/** A list that uses all of the frame's features, for its own tests. */
export const invoiceList = defineList(area.list, {
  report: 'invoices',
  noun: { one: 'invoice', many: 'invoices' },
  rowKey: ({ invoiceId }) => invoiceId,
  rowName: ({ invoiceNumber }) => invoiceNumber,
  columns: [
    { id: 'invoiceNumber', header: 'Number', render: (invoice) => invoice.invoiceNumber },
    { id: 'dueDate', header: 'Due', render: ({ dueDate }) => dueDate, sort: 'dueDate' },
    {
      id: 'totalAmount',
      header: 'Total',
      render: ({ totalAmount }) => formatUsd(totalAmount),
      sort: 'totalAmount',
      align: 'end',
    },
    { id: 'email', header: 'Email', render: ({ email }) => email, isHiddenAtFirst: true },
    {
      id: 'notes',
      header: 'Notes',
      render: ({ notes }) => notes,
      ability: 'invoices.manage',
    },
  ],
  filters: [
    {
      kind: 'choices',
      key: 'status',
      label: 'Status',
      labels: Object.fromEntries(invoiceStatuses.map((status) => [status, status])),
    },
    { kind: 'money-range', from: 'amountMin', to: 'amountMax', label: 'Amount' },
    { kind: 'day-range', from: 'dueFrom', to: 'dueTo', label: 'Due date' },
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
    {
      kind: 'text',
      key: 'invoiceNumber',
      label: 'Invoice number',
      rule: (text) => (/^[\w/-]+$/.test(text) ? undefined : 'Use letters and digits.'),
    },
    {
      kind: 'record',
      key: 'customerId',
      label: 'Customer',
      picker: {
        entity: 'customers',
        search: async () => [{ value: 'cus_1', label: 'Ada Lovelace' }],
        names: async (ids) => new Map(ids.map((id) => [id, id === 'cus_1' ? 'Ada Lovelace' : id])),
      },
    },
    { kind: 'boolean', key: 'isSent', label: 'Sent' },
  ],
  defaultSort: '-createdAt',
  tabs: {
    key: 'status',
    tabs: [
      { label: 'All', values: [] },
      { label: 'Drafts only', values: ['Draft'] },
      { label: 'Paid only', values: ['Paid'] },
    ],
  },
  empty: 'Invoices you create show up here.',
  detail: {
    load: (invoiceId, signal) => send(invoices.get)({ params: { invoiceId } }, { signal }),
    title: ({ invoiceNumber }) => invoiceNumber,
    story:
      async () =>
      ({ notes }) => ({ facts: [{ term: 'Notes', value: notes ?? 'No notes' }] }),
  },
  rowActions: [
    {
      label: 'Void',
      ability: 'invoices.manage',
      isOffered: ({ status }) => status === 'Created',
      confirm: ({ invoiceNumber }) => ({
        title: `Void ${invoiceNumber}?`,
        confirmLabel: 'Void invoice',
      }),
      run: ({ invoiceId, subMerchantId }) =>
        send(invoices.voidInvoice)({ params: { invoiceId }, body: { subMerchantId } }),
      done: ({ invoiceNumber }) => `Voided ${invoiceNumber}.`,
    },
  ],
  bulkActions: [
    {
      label: 'Send',
      past: 'sent',
      ability: 'invoices.manage',
      each: ({ invoiceId, subMerchantId }) =>
        send(invoices.send)({ params: { invoiceId }, body: { subMerchantId } }),
    },
  ],
});
