import { customerSchema } from '@payfac/domain/customers';
import { requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { anyId, textFilter } from '../contract/query.ts';
import { success } from '../contract/responses.ts';
import { preferFirstError } from '../messages/failure.ts';
import { customersMessages } from './messages.ts';
import { customerChangesSchema, newCustomerSchema } from './schemas.ts';

const failure = preferFirstError(customersMessages.failed);
const byId = z.strictObject({ id: z.string() });
const cardToken = z.strictObject({ token: z.string() });

export const list = {
  id: 'customers.list',
  method: 'GET',
  path: 'reporting/customers',
  access: ['sidebar.customers', 'customers.manage'],
  query: listQuery(['createdAt', 'name'], {
    subMerchantId: anyId(),
    customerId: anyId(),
    name: textFilter,
    email: textFilter,
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
  access: ['customers.manage'],
  params: byId,
  output: success,
  failure,
} as const satisfies Endpoint;

export const addCard = {
  id: 'customers.addCard',
  method: 'POST',
  path: 'backoffice/customers/{id}/creditcards',
  access: ['customers.manage'],
  params: byId,
  body: z.strictObject({
    token: z.string(),
    cardHolderName: requiredText(120),
    isDefault: z.optional(z.boolean()),
  }),
  output: customerSchema,
  failure,
} as const satisfies Endpoint;

export const setDefaultCard = {
  id: 'customers.setDefaultCard',
  method: 'PUT',
  path: 'backoffice/customers/{id}/creditcards',
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
  /** Change a customer. */
  update,
  /** Delete a customer. */
  remove,
  /** Save a card with a customer. */
  addCard,
  /** Choose a customer's default card. */
  setDefaultCard,
  /** Remove a saved card. */
  removeCard,
};

export type CustomersArea = Calls<typeof calls>;

export const customers: CustomersArea = calls;
