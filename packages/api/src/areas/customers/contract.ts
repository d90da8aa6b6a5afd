import { customerSchema } from '@payfac/domain/customers';
import { requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferFirstError } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, textFilter } from '../../kernel/query.ts';
import { success } from '../../kernel/responses.ts';
import { customersMessages } from './messages.ts';
import { customerChangesSchema, newCustomerSchema } from './schemas.ts';

const failure = preferFirstError(customersMessages.failed);
const byId = z.strictObject({
  /** Id of the customer. */
  id: z.string(),
});
const cardToken = z.strictObject({
  /** Token of the card or bank account. */
  token: z.string(),
});

export const list = {
  id: 'customers.list',
  method: 'GET',
  path: 'reporting/customers',
  reads: ['customers', 'transactions'],
  access: ['sidebar.customers', 'customers.manage'],
  query: listQuery(['createdAt', 'name'], {
    /** Id of the merchant account (sub-merchant). */
    subMerchantId: anyId(),
    /** Id of the customer, `cus_…`, from `customers.list`. */
    customerId: anyId(),
    /** Display name. */
    name: textFilter,
    /** Email address, such as `grace@mail.example`. */
    email: textFilter,
    /** 10-digit US phone number. */
    mobileNumber: textFilter,
  }),
  output: listOf(customerSchema),
  failure,
  list: true,
  csv: 'customers',
} as const satisfies Endpoint;

export const create = {
  id: 'customers.create',
  method: 'POST',
  path: 'backoffice/customers',
  changes: ['customers'],
  access: ['customers.manage'],
  body: newCustomerSchema,
  output: customerSchema,
  failure,
  creates: true,
} as const satisfies Endpoint;

export const update = {
  id: 'customers.update',
  method: 'PUT',
  path: 'backoffice/customers/{id}',
  changes: ['customers'],
  access: ['customers.manage'],
  params: byId,
  body: customerChangesSchema,
  output: customerSchema,
  failure,
} as const satisfies Endpoint;

export const remove = {
  id: 'customers.remove',
  method: 'DELETE',
  path: 'backoffice/customers/{id}',
  changes: ['customers'],
  access: ['customers.manage'],
  params: byId,
  output: success,
  failure,
} as const satisfies Endpoint;

export const addCard = {
  id: 'customers.addCard',
  method: 'POST',
  path: 'backoffice/customers/{id}/creditcards',
  changes: ['customers'],
  access: ['customers.manage'],
  params: byId,
  body: z.strictObject({
    /** Token of the card or bank account. */
    token: z.string(),
    /** Cardholder name. */
    cardHolderName: requiredText(120),
    /** True for the default. */
    isDefault: z.optional(z.boolean()),
  }),
  output: customerSchema,
  failure,
} as const satisfies Endpoint;

export const setDefaultCard = {
  id: 'customers.setDefaultCard',
  method: 'PUT',
  path: 'backoffice/customers/{id}/creditcards',
  changes: ['customers'],
  access: ['customers.manage'],
  params: byId,
  body: cardToken,
  output: customerSchema,
  failure,
} as const satisfies Endpoint;

export const removeCard = {
  id: 'customers.removeCard',
  method: 'DELETE',
  path: 'backoffice/customers/{id}/creditcards',
  changes: ['customers'],
  access: ['customers.manage'],
  params: byId,
  body: cardToken,
  output: customerSchema,
  failure,
} as const satisfies Endpoint;

const calls = {
  /** List customers. */
  list,
  /** Create a customer. */
  create,
  /** Update a customer. */
  update,
  /** Delete a customer. */
  remove,
  /** Save a card for a customer. */
  addCard,
  /** Set a customer's default card. */
  setDefaultCard,
  /** Remove a saved card. */
  removeCard,
};

export type CustomersArea = Calls<typeof calls>;

export const customers: CustomersArea = calls;
