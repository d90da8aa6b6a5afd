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
  /** An eCheck payment’s id. */
  id: z.string(),
});

/** Debits a bank account. Answers `pending`: the bank's word comes days later, as settlement or return. */
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

/** Before the ACH cut-off; later 409 `Invalid Transaction Status`. */
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

/** After settlement. Answers the refund's own row. */
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
 * Trades a bank account's numbers for a token; only the token and the last four digits are kept. Whoever
 * fills an application in does it for the payout account.
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

/** Switches an account's eChecks on or off. */
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
  /** Refund an eCheck, in part or whole. */
  refund,
  /** Trade bank account numbers for a token. */
  tokenize,
  /** Switch an account's eChecks on or off. */
  setStatus,
};

export type EchecksArea = Calls<typeof calls>;

export const echecks: EchecksArea = calls;
