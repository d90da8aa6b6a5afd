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

/** A token that stands for a card or a bank account. */
const token = z.string().check(z.minLength(1));

/** Keeps a tokenized bank account with a customer. */
export const add = {
  id: 'bankAccounts.add',
  method: 'POST',
  path: 'backoffice/customers/{id}/bankaccounts',
  changes: ['customers'],
  access: ['customers.manage'],
  params: byId,
  body: z.strictObject({
    token,
    /** Who holds the bank account. */
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
  /** Save a bank account with a customer. */
  add,
  /** Remove a saved bank account. */
  remove,
};

export type BankAccountsArea = Calls<typeof calls>;

export const bankAccounts: BankAccountsArea = calls;
