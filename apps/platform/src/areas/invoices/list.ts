import type { invoices as contract } from '@payfac/api/contract';
import {
  type Invoice,
  invoiceTotals,
  isInvoicePayable,
  lineAmounts,
} from '@payfac/domain/invoices';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import {
  instantColumn,
  moneyColumn,
  textColumn,
  transactionIdColumn,
  wordColumn,
} from '../../http/csv/columns.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ExportDefinition, ListDefinition } from '../../http/lists/definition.ts';
import type { RawRow } from '../../http/lists/fields.ts';
import { atLeast, atMost, contains, from, oneOf, until } from '../../http/lists/filters.ts';
import { within } from '../../http/scope.ts';
import { readSum } from '../../kernel/database/aggregates.ts';
import { customers, invoices, subMerchants } from '../../kernel/database/schema/index.ts';
import { joinedPayment, paidAmount } from './paid-amount.ts';

type Query = HandlerInput<typeof contract.list>['query'];

/** `paymentUrl` is only the page's path, null while it can't be paid; the request's host completes it. */
export type InvoiceRow = Omit<Invoice, 'paymentUrl'> & { readonly hostedSessionId: string | null };

const i = invoices;

const fields = {
  invoiceId: i.invoiceId,
  subMerchantId: i.subMerchantId,
  accountName: subMerchants.dbaName,
  customerId: i.customerId,
  customerName: customers.name,
  invoiceNumber: i.invoiceNumber,
  date: i.date,
  dueDate: i.dueDate,
  paymentTerm: i.paymentTerm,
  items: i.items,
  subtotal: i.subtotal,
  taxAmount: i.taxAmount,
  totalAmount: i.totalAmount,
  dualPricing: i.dualPricing,
  status: i.status,
  shareMethods: i.shareMethods,
  email: i.email,
  mobileNumber: i.mobileNumber,
  notes: i.notes,
  isSent: i.isSent,
  isDeleted: i.isDeleted,
  hostedSessionId: i.hostedSessionId,
  transactionId: i.transactionId,
  paidAmount: { expression: paidAmount, read: readSum },
  createdAt: i.createdAt,
  sentAt: i.sentAt,
  paidAt: i.paidAt,
  logs: i.logs,
};

type Fields = typeof fields;

const toRow = (raw: RawRow<Fields>): InvoiceRow => {
  const { status, isSent, isDeleted } = raw;
  const isPayable = isInvoicePayable({ status, isSent }) && !isDeleted;
  return {
    invoiceId: raw.invoiceId,
    subMerchantId: raw.subMerchantId,
    accountName: raw.accountName,
    customerId: raw.customerId,
    customerName: raw.customerName,
    invoiceNumber: raw.invoiceNumber,
    date: raw.date,
    dueDate: raw.dueDate,
    paymentTerm: raw.paymentTerm,
    items: raw.items.map((item) => ({ ...item, ...lineAmounts(item) })),
    discountAmount: invoiceTotals(raw.items).discountAmount,
    subtotal: raw.subtotal,
    taxAmount: raw.taxAmount,
    totalAmount: raw.totalAmount,
    dualPricing: raw.dualPricing,
    status,
    shareMethods: [...raw.shareMethods],
    email: raw.email,
    mobileNumber: raw.mobileNumber,
    notes: raw.notes,
    isSent,
    isDeleted,
    hostedSessionId: isPayable ? raw.hostedSessionId : null,
    transactionId: raw.transactionId,
    paidAmount: raw.paidAmount,
    createdAt: raw.createdAt,
    sentAt: raw.sentAt,
    paidAt: raw.paidAt,
    logs: raw.logs.map((entry) => ({ ...entry, createdAt: new Date(entry.createdAt) })),
  };
};

const sameAs = (flag: boolean): SQL => (flag ? sql`${i.isSent}` : sql`not ${i.isSent}`);

export const invoiceSource = sql`${i}
  join ${subMerchants} on ${eq(subMerchants.subMerchantId, i.subMerchantId)}
  left join ${customers} on ${eq(customers.customerId, i.customerId)}
  ${joinedPayment}`;

export const invoiceList: ListDefinition<Query, Fields, InvoiceRow> = {
  fields,
  source: invoiceSource,
  id: i.invoiceId,
  visible: ({ scope }) => and(within(scope, i), sql`not ${i.isDeleted}`),
  filters: {
    from: from(i.createdAt),
    to: until(i.createdAt),
    subMerchantId: oneOf(i.subMerchantId),
    spProductId: oneOf(i.spProductId),
    customerId: oneOf(i.customerId),
    customerName: contains(customers.name),
    invoiceNumber: contains(i.invoiceNumber),
    email: contains(i.email),
    status: oneOf(i.status),
    isSent: sameAs,
    amountMin: atLeast(i.totalAmount),
    amountMax: atMost(i.totalAmount),
    dueFrom: (day) => sql`${i.dueDate} >= ${day}`,
    dueTo: (day) => sql`${i.dueDate} <= ${day}`,
  },
  searched: [i.invoiceNumber, i.email, customers.name, subMerchants.dbaName],
  sorts: {
    createdAt: { expression: i.createdAt, type: 'timestamptz' },
    date: { expression: i.date, type: 'date' },
    dueDate: { expression: i.dueDate, type: 'date' },
    totalAmount: { expression: i.totalAmount, type: 'bigint' },
  },
  defaultSort: '-createdAt',
  toRow,
};

export const invoiceExport: ExportDefinition<Query, InvoiceRow> = {
  fileName: () => 'invoices',
  columns: [
    wordColumn('Invoice ID', (row) => row.invoiceId),
    textColumn('Invoice number', (row) => row.invoiceNumber),
    wordColumn('Date', (row) => row.date),
    wordColumn('Due', (row) => row.dueDate),
    wordColumn('Status', (row) => row.status),
    textColumn('Account', (row) => row.accountName),
    wordColumn('Account ID', (row) => row.subMerchantId),
    textColumn('Customer', (row) => row.customerName),
    textColumn('Email', (row) => row.email),
    moneyColumn('Subtotal', (row) => row.subtotal),
    moneyColumn('Tax', (row) => row.taxAmount),
    moneyColumn('Total', (row) => row.totalAmount),
    moneyColumn('Amount paid', (row) => row.paidAmount),
    transactionIdColumn('Transaction ID', (row) => row.transactionId),
    instantColumn('Created', (row) => row.createdAt),
    instantColumn('Sent', (row) => row.sentAt),
    instantColumn('Paid', (row) => row.paidAt),
  ],
};
