import {
  paymentLinkTemplateSchema,
  templateContentSchema,
} from '@payfac/domain/payment-link-templates';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, textFilter } from '../../kernel/query.ts';
import { paymentLinkTemplatesMessages } from './messages.ts';

const failure = preferServer(paymentLinkTemplatesMessages.failed);
const byId = z.strictObject({
  /** Id of the payment link template, from `paymentLinkTemplates.list`. */
  paymentLinkTemplateId: z.string(),
});
const query = listQuery(['name', 'createdAt'], {
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: anyId(),
  /** Display name. */
  name: textFilter,
});

/** Templates the caller can send links with, the built-in one of their role first. */
export const list = {
  id: 'paymentLinkTemplates.list',
  method: 'GET',
  path: 'backoffice/paymentlink/templates',
  reads: ['paymentLinkTemplates'],
  access: ['paylink.send', 'paymentLinkManager'],
  query,
  output: listOf(paymentLinkTemplateSchema),
  failure,
  list: true,
} as const satisfies Endpoint;

/** Templates created by users, for the manager. */
export const listCreated = {
  id: 'paymentLinkTemplates.listCreated',
  method: 'GET',
  path: 'backoffice/paymentlink/templates/created',
  reads: ['paymentLinkTemplates'],
  access: ['paylink.send', 'paymentLinkManager'],
  query,
  output: listOf(paymentLinkTemplateSchema),
  failure,
  list: true,
} as const satisfies Endpoint;

export const create = {
  id: 'paymentLinkTemplates.create',
  method: 'POST',
  path: 'backoffice/paymentlink/templates',
  changes: ['paymentLinkTemplates'],
  access: ['paymentLinkManager'],
  body: templateContentSchema,
  output: paymentLinkTemplateSchema,
  failure,
  creates: true,
} as const satisfies Endpoint;

/** The body carries the id; the path has none. */
export const update = {
  id: 'paymentLinkTemplates.update',
  method: 'PUT',
  path: 'backoffice/paymentlink/templates',
  changes: ['paymentLinkTemplates'],
  access: ['paymentLinkManager'],
  body: z.extend(z.partial(templateContentSchema), byId.shape),
  output: paymentLinkTemplateSchema,
  failure,
} as const satisfies Endpoint;

export const remove = {
  id: 'paymentLinkTemplates.remove',
  method: 'DELETE',
  path: 'backoffice/paymentlink/templates',
  changes: ['paymentLinkTemplates'],
  access: ['paymentLinkManager'],
  body: byId,
  output: z.object({ success: z.boolean() }),
  failure,
} as const satisfies Endpoint;

const calls = {
  /** List the templates you can send links with. */
  list,
  /** List the templates that users created. */
  listCreated,
  /** Create a template. */
  create,
  /** Update a template. */
  update,
  /** Delete a template. */
  remove,
};

export type PaymentLinkTemplatesArea = Calls<typeof calls>;

export const paymentLinkTemplates: PaymentLinkTemplatesArea = calls;
