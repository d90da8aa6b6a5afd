import { echeckSchema } from '@payfac/domain/echecks';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { transactionFailure as failure } from '../transactions/messages.ts';
import {
  bankAccountSchema,
  bankAccountTokenSchema,
  echeckRefundSchema,
  echeckSaleSchema,
  echeckStatusSchema,
} from './schemas.ts';

const byId = z.strictObject({
  /** Id of the eCheck payment. */
  id: z.string(),
});

/** Debits a bank account. Returns `pending`: the bank settles or returns the debit days later. */
export const sale = {
  id: 'echecks.sale',
  method: 'POST',
  path: 'backoffice/transactions/echeck/sale',
  changes: ['transactions', 'ledger', 'invoices', 'installments', 'customers', 'alerts'],
  access: ['transactions.sale'],
  body: echeckSaleSchema,
  output: echeckSchema,
  failure,
  movesMoney: true,
} as const satisfies Endpoint;

/** Allowed before the ACH cutoff; after it returns 409 `Invalid Transaction Status`. */
export const voidSale = {
  id: 'echecks.void',
  method: 'POST',
  path: 'backoffice/transactions/echeck/{id}/void',
  changes: ['transactions', 'ledger', 'invoices', 'installments', 'customers', 'alerts'],
  access: ['transactions.void'],
  params: byId,
  body: z.strictObject({}),
  output: echeckSchema,
  failure,
  movesMoney: true,
} as const satisfies Endpoint;

/** Allowed after settlement. Returns the refund's own row. */
export const refund = {
  id: 'echecks.refund',
  method: 'POST',
  path: 'backoffice/transactions/echeck/{id}/refund',
  changes: ['transactions', 'ledger', 'invoices', 'installments', 'customers', 'alerts'],
  access: ['transactions.refund'],
  params: byId,
  body: echeckRefundSchema,
  output: echeckSchema,
  failure,
  movesMoney: true,
} as const satisfies Endpoint;

/**
 * Tokenizes a bank account; only the token and the last four digits are stored. Applicants may call it too, for the
 * payout account.
 */
export const tokenize = {
  id: 'echecks.tokenize',
  method: 'POST',
  path: 'backoffice/transactions/echeck/tokenize',
  changes: [],
  access: ['transactions.sale', 'customers.manage', 'accounts.submit'],
  body: bankAccountSchema,
  output: bankAccountTokenSchema,
  failure,
} as const satisfies Endpoint;

/** Enables or disables an account's eChecks. */
export const setStatus = {
  id: 'echecks.setStatus',
  method: 'POST',
  path: 'backoffice/transactions/accounts/submerchant/echeck',
  changes: ['accounts'],
  access: ['accounts.status'],
  body: echeckStatusSchema,
  output: echeckStatusSchema,
  failure,
} as const satisfies Endpoint;

const calls = {
  /** Debit a bank account. */
  sale,
  /** Void an eCheck. */
  void: voidSale,
  /** Refund an eCheck, in part or in full. */
  refund,
  /** Tokenize a bank account. */
  tokenize,
  /** Switch an account's eChecks on or off. */
  setStatus,
};

export type EchecksArea = Calls<typeof calls>;

export const echecks: EchecksArea = calls;
