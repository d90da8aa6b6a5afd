import { customerSchema } from '@payfac/domain/customers';
import { requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferFirstError } from '../../kernel/failure.ts';
import { customersMessages } from '../customers/messages.ts';

const failure = preferFirstError(customersMessages.failed);
const byId = z.strictObject({
  /** Id of the customer. */
  id: z.string(),
});

/** Token of the card or bank account. */
const token = z.string().check(z.minLength(1));

/** Saves a tokenized bank account to a customer. */
export const add = {
  id: 'bankAccounts.add',
  method: 'POST',
  path: 'backoffice/customers/{id}/bankaccounts',
  changes: ['customers'],
  access: ['customers.manage'],
  params: byId,
  body: z.strictObject({
    token,
    /** Name of the account holder. */
    accountHolderName: requiredText(120),
  }),
  output: customerSchema,
  failure,
} as const satisfies Endpoint;

export const remove = {
  id: 'bankAccounts.remove',
  method: 'DELETE',
  path: 'backoffice/customers/{id}/bankaccounts',
  changes: ['customers'],
  access: ['customers.manage'],
  params: byId,
  body: z.strictObject({ token }),
  output: customerSchema,
  failure,
} as const satisfies Endpoint;

const calls = {
  /** Save a bank account for a customer. */
  add,
  /** Remove a saved bank account. */
  remove,
};

export type BankAccountsArea = Calls<typeof calls>;

export const bankAccounts: BankAccountsArea = calls;
