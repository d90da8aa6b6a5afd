import { invoiceSchema, invoiceStatuses } from '@payfac/domain/invoices';
import { day } from '@payfac/domain/time';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer } from '../../kernel/failure.ts';
import { subMerchantId } from '../../kernel/fields.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, queryBoolean, queryMoney, span, textFilter } from '../../kernel/query.ts';
import { invoicesMessages } from './messages.ts';
import {
  invoiceChangesSchema,
  invoiceStatsSchema,
  newInvoiceSchema,
  sendInvoiceSchema,
} from './schemas.ts';

const failure = preferServer(invoicesMessages.failed);
const byId = z.strictObject({
  /** Id of the invoice, `inv_…`, from `invoices.list`. */
  invoiceId: z.string(),
});
const scope = {
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: anyId(),
  /** Id of the service provider's product. */
  spProductId: anyId(),
};

/** Deleted invoices are never listed. */
export const list = {
  id: 'invoices.list',
  method: 'GET',
  path: 'backoffice/invoices',
  reads: ['invoices'],
  access: ['sidebar.invoices'],
  query: listQuery(['createdAt', 'date', 'dueDate', 'totalAmount'], {
    ...scope,
    ...span,
    /** Id of the customer, `cus_…`, from `customers.list`. */
    customerId: anyId(),
    /** Customer's name at the time. */
    customerName: textFilter,
    /** The merchant's invoice number for the sale. */
    invoiceNumber: textFilter,
    /** Email address, such as `grace@mail.example`. */
    email: textFilter,
    /** Current status. */
    status: anyOf(invoiceStatuses),
    /** Sent invoices, or unsent ones. */
    isSent: z.optional(queryBoolean),
    /** Minimum, in dollars. */
    amountMin: z.optional(queryMoney),
    /** Maximum, in dollars. */
    amountMax: z.optional(queryMoney),
    /** Due on or after this day. */
    dueFrom: z.optional(day),
    /** Due on or before this day. */
    dueTo: z.optional(day),
  }),
  output: listOf(invoiceSchema),
  failure,
  list: true,
  csv: 'invoices',
} as const satisfies Endpoint;

export const stats = {
  id: 'invoices.stats',
  method: 'GET',
  path: 'backoffice/invoices/stats',
  reads: ['invoices'],
  access: ['sidebar.invoices'],
  query: z.strictObject({ ...scope, ...span }),
  output: invoiceStatsSchema,
  failure,
} as const satisfies Endpoint;

export const create = {
  id: 'invoices.create',
  method: 'POST',
  path: 'backoffice/invoices',
  changes: ['invoices', 'hostedSessions'],
  access: ['invoices.manage'],
  body: newInvoiceSchema,
  output: invoiceSchema,
  failure,
  creates: true,
} as const satisfies Endpoint;

export const get = {
  id: 'invoices.get',
  method: 'GET',
  path: 'backoffice/invoices/{invoiceId}',
  reads: ['invoices'],
  access: ['sidebar.invoices'],
  params: byId,
  output: invoiceSchema,
  failure,
} as const satisfies Endpoint;

export const update = {
  id: 'invoices.update',
  method: 'PUT',
  path: 'backoffice/invoices/{invoiceId}',
  changes: ['invoices', 'hostedSessions'],
  access: ['invoices.manage'],
  params: byId,
  body: invoiceChangesSchema,
  output: invoiceSchema,
  failure,
} as const satisfies Endpoint;

/** Sets `isDeleted`. */
export const remove = {
  id: 'invoices.remove',
  method: 'DELETE',
  path: 'backoffice/invoices/{invoiceId}',
  changes: ['invoices', 'hostedSessions'],
  access: ['invoices.manage'],
  params: byId,
  output: invoiceSchema,
  failure,
} as const satisfies Endpoint;

/** Sets `isSent` and keeps the status. */
export const send = {
  id: 'invoices.send',
  method: 'POST',
  path: 'backoffice/invoices/{invoiceId}/send',
  changes: ['invoices', 'hostedSessions'],
  access: ['invoices.manage'],
  params: byId,
  body: sendInvoiceSchema,
  output: invoiceSchema,
  failure,
} as const satisfies Endpoint;

export const voidInvoice = {
  id: 'invoices.void',
  method: 'POST',
  path: 'backoffice/invoices/{invoiceId}/void',
  changes: ['invoices', 'hostedSessions'],
  access: ['invoices.manage'],
  params: byId,
  body: z.strictObject({ subMerchantId }),
  output: invoiceSchema,
  failure,
} as const satisfies Endpoint;

const calls = {
  /** List invoices. */
  list,
  /** Get invoice totals by status. */
  stats,
  /** Create an invoice. */
  create,
  /** Get an invoice with its log. */
  get,
  /** Update an invoice. */
  update,
  /** Delete an invoice. */
  remove,
  /** Send an invoice. */
  send,
  /** Void an invoice. */
  void: voidInvoice,
};

export type InvoicesArea = Calls<typeof calls>;

export const invoices: InvoicesArea = calls;
