import type { Output } from '@payfac/api';
import type { list as listInvoices, stats } from '@payfac/api/contract/invoices';
import * as invoicesCalls from '@payfac/api/contract/invoices';
import {
  dueDaysOf,
  type Invoice,
  invoiceAgeLabels,
  invoiceAges,
  isInvoiceSendable,
} from '@payfac/domain/invoices';
import { formatUsd } from '@payfac/domain/money';
import { formatDay } from '@payfac/domain/time';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { customerFilter } from '../../entities/customers/picker.ts';
import { send } from '../../shared/api/connection.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import type { FilterOf } from '../../shared/lists/filters/filter.ts';
import { type Figure, sourceOf } from '../../shared/lists/statistics/source.ts';
import { getZone, now } from '../../shared/time/clock.ts';
import { invoiceRowActions } from './actions.tsx';
import { invoiceColumns } from './columns.tsx';

/** An invoice's status, by which every list of invoices is narrowed. */
const invoiceStatusFilter = {
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
} as const;

/** Only overdue ages: invoices that aren't due need no attention. */
const late = invoiceAges.filter((age) => age !== 'notDue');

/** Outstanding amounts by age; pressing one shows those invoices. */
function agingFigures(aging: Output<typeof stats>['aging']): readonly Figure[] {
  const today = formatDay(now(), getZone());
  return late.map((age) => ({
    label: invoiceAgeLabels[age],
    value: formatUsd(aging[age].amount),
    filter: {
      status: ['Created', 'Overdue'],
      ...Object.fromEntries<string>(Object.entries(dueDaysOf(age, today))),
    },
  }));
}

const invoiceFilters: readonly FilterOf<typeof listInvoices.query>[] = [
  { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
  { kind: 'day-range', from: 'dueFrom', to: 'dueTo', label: 'Due date' },
  { kind: 'money-range', from: 'amountMin', to: 'amountMax', label: 'Total' },
  { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
  invoiceStatusFilter,
  customerFilter,
  { kind: 'text', key: 'customerName', label: 'Customer name' },
  { kind: 'text', key: 'invoiceNumber', label: 'Invoice number' },
  { kind: 'text', key: 'email', label: 'Email' },
  { kind: 'boolean', key: 'isSent', label: 'Sent' },
];

const call = ({ invoiceId, subMerchantId }: Invoice) => ({
  params: { invoiceId },
  body: { subMerchantId },
});

/** /invoices: customers' invoices and their payment status. */
export const invoices = defineList(invoicesCalls.list, {
  report: 'invoices',
  parent: 'invoices',
  noun: { one: 'invoice', many: 'invoices' },
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
    counts: sourceOf(invoicesCalls.stats, (found) => ({
      Draft: found.draft.count,
      Outstanding: found.outstanding.count,
      Overdue: found.overdue.count,
      Paid: found.paid.count,
      Voided: found.voided.count,
    })),
  },
  statistics: sourceOf(invoicesCalls.stats, ({ outstanding, overdue, paid, aging }) => [
    {
      label: 'Outstanding',
      value: formatUsd(outstanding.amount),
      filter: { status: ['Created', 'Overdue'] },
    },
    { label: 'Overdue', value: formatUsd(overdue.amount), filter: { status: ['Overdue'] } },
    ...agingFigures(aging),
    { label: 'Paid', value: formatUsd(paid.amount), filter: { status: ['Paid'] } },
  ]),
  create: { label: 'New invoice', ability: 'invoices.manage', href: '/invoices/new' },
  empty: 'Invoices you create show up here with their status.',
  detail: {
    load: (invoiceId, signal) => send(invoicesCalls.get)({ params: { invoiceId } }, { signal }),
    title: ({ customerName, email, invoiceNumber }) =>
      `Invoice to ${customerName ?? email ?? invoiceNumber}`,
    idOf: ({ invoiceNumber }) => invoiceNumber,
    idLabel: 'invoice number',
    story: async () => (await import('./components/invoice-record.tsx')).useInvoiceRecord,
  },
  rowActions: invoiceRowActions,
  bulkActions: [
    {
      label: 'Send',
      past: 'sent',
      ability: 'invoices.manage',
      isOffered: isInvoiceSendable,
      ask: {
        title: (chosen) => `Send ${chosen}?`,
        text: 'Each one is sent to its customer.',
      },
      each: (invoice) => send(invoicesCalls.send)(call(invoice)),
    },
  ],
});
