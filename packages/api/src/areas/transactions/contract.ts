import { transactionStatuses } from '@payfac/domain/transactions';
import { note, text } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { success } from '../../kernel/responses.ts';
import { transactionFailure as failure } from './messages.ts';
import {
  binSchema,
  captureSchema,
  receiptByEmail,
  receiptByText,
  refundSchema,
  saleSchema,
  transactionSchema,
} from './schemas.ts';

export { receiptByEmail, receiptByText } from './schemas.ts';

const byId = z.strictObject({
  /** Id of the payment. */
  id: z.string(),
});

/**
 * A declined payment returns 402 with the processor's response code and message and the id of the declined transaction.
 * A payment with an unknown outcome returns 504 `OUTCOME_UNKNOWN`: repeat the call with the same idempotency key.
 */
export const saleCard = {
  id: 'transactions.saleCard',
  method: 'POST',
  path: 'backoffice/transactions/creditcard/sale',
  changes: ['transactions', 'ledger', 'invoices', 'installments', 'customers', 'alerts'],
  access: ['transactions.sale'],
  body: saleSchema,
  output: transactionSchema,
  failure,
  movesMoney: true,
} as const satisfies Endpoint;

export const captureCard = {
  id: 'transactions.captureCard',
  method: 'POST',
  path: 'backoffice/transactions/creditcard/{id}/capture',
  changes: ['transactions', 'ledger', 'invoices', 'installments', 'customers', 'alerts'],
  access: ['transactions.capture'],
  params: byId,
  body: captureSchema,
  output: transactionSchema,
  failure,
  movesMoney: true,
} as const satisfies Endpoint;

export const voidCard = {
  id: 'transactions.voidCard',
  method: 'POST',
  path: 'backoffice/transactions/creditcard/{id}/void',
  changes: ['transactions', 'ledger', 'invoices', 'installments', 'customers', 'alerts'],
  access: ['transactions.void'],
  params: byId,
  body: z.strictObject({}),
  output: transactionSchema,
  failure,
  movesMoney: true,
} as const satisfies Endpoint;

/** Returns the refund's own row. */
export const refundCard = {
  id: 'transactions.refundCard',
  method: 'POST',
  path: 'backoffice/transactions/creditcard/{id}/refund',
  changes: ['transactions', 'ledger', 'invoices', 'installments', 'customers', 'alerts'],
  access: ['transactions.refund'],
  params: byId,
  body: refundSchema,
  output: transactionSchema,
  failure,
  movesMoney: true,
} as const satisfies Endpoint;

export const binLookup = {
  id: 'transactions.binLookup',
  method: 'POST',
  path: 'backoffice/transactions/creditcard/binlookup',
  reads: [],
  access: ['transactions.sale'],
  body: z.strictObject({
    /** First 6 to 8 digits of the card number. */
    bin: z
      .string()
      .check(z.regex(/^\d{6,8}$/, { error: 'Enter the first 6 to 8 digits of a card number.' })),
  }),
  output: binSchema,
  failure,
} as const satisfies Endpoint;

/** Moves a payment manually within the state machine; the timeline records the move. */
export const setStatus = {
  id: 'transactions.setStatus',
  method: 'PUT',
  path: 'backoffice/transactions/status/{id}',
  changes: ['transactions', 'ledger', 'invoices', 'installments', 'customers', 'alerts'],
  access: ['transactions.status', 'transactions.review'],
  params: byId,
  body: z.strictObject({
    /** Current status. */
    status: z.enum(transactionStatuses),
  }),
  output: transactionSchema,
  failure,
} as const satisfies Endpoint;

/** Edits the non-money fields: invoice number and description. */
export const update = {
  id: 'transactions.update',
  method: 'PUT',
  path: 'backoffice/transactions/{id}',
  changes: ['transactions'],
  access: ['transactions.edit'],
  params: byId,
  body: z.strictObject({
    /** The merchant's invoice number for the sale. */
    invoiceNumber: z.optional(z.nullable(text(40))),
    /** Description. */
    description: z.optional(z.nullable(note(255))),
  }),
  output: transactionSchema,
  failure,
} as const satisfies Endpoint;

export const setCustomer = {
  id: 'transactions.setCustomer',
  method: 'PUT',
  path: 'backoffice/transactions/{id}/customers',
  changes: ['transactions'],
  access: ['customers.manage'],
  params: byId,
  body: z.strictObject({
    /** Id of the customer, `cus_…`, from `customers.list`. */
    customerId: z.nullable(z.string()),
  }),
  output: transactionSchema,
  failure,
} as const satisfies Endpoint;

/** Sends the payer's receipt by email or text message; the timeline records it. */
export const sendReceipt = {
  id: 'transactions.sendReceipt',
  method: 'POST',
  path: 'backoffice/transactions/{id}/receipt',
  changes: ['transactions'],
  access: ['transactions.sale', 'transactions.refund'],
  params: byId,
  body: z.discriminatedUnion('channel', [receiptByEmail, receiptByText]),
  output: success,
  failure,
  extension: 'The virtual terminal sends receipts.',
} as const satisfies Endpoint;

const calls = {
  /** Charge or authorize a card. */
  saleCard,
  /** Capture an authorization. */
  captureCard,
  /** Void a payment. */
  voidCard,
  /** Refund a payment, in part or in full. */
  refundCard,
  /** Look up a card by its first digits. */
  binLookup,
  /** Change a payment's status. */
  setStatus,
  /** Update a payment's invoice number and description. */
  update,
  /** Set a payment's customer. */
  setCustomer,
  /** Send the receipt of a payment. */
  sendReceipt,
};

export type TransactionsArea = Calls<typeof calls>;

export const transactions: TransactionsArea = calls;
