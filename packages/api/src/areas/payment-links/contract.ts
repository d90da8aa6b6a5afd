import { hostedSessionSchema } from '@payfac/domain/payment-links';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer } from '../../kernel/failure.ts';
import { paymentLinksMessages } from './messages.ts';
import { paymentLinkBodySchema } from './schemas.ts';

const failure = preferServer(paymentLinksMessages.failed);
const byId = z.strictObject({
  /** Id of the payment link. */
  id: z.string(),
});

/** Creates a link and sends it, or resends an existing one. */
export const create = {
  id: 'paymentLinks.create',
  method: 'POST',
  path: 'backoffice/paymentlink',
  changes: ['hostedSessions'],
  access: ['paylink.send'],
  body: paymentLinkBodySchema,
  output: hostedSessionSchema,
  failure,
  creates: true,
} as const satisfies Endpoint;

export const get = {
  id: 'paymentLinks.get',
  method: 'GET',
  path: 'backoffice/paymentlink/{id}',
  reads: ['hostedSessions'],
  access: ['paylink.send', 'sidebar.hostedSessions'],
  params: byId,
  output: hostedSessionSchema,
  failure,
} as const satisfies Endpoint;

/** Cancels an open link. */
export const deactivate = {
  id: 'paymentLinks.deactivate',
  method: 'POST',
  path: 'backoffice/paymentlink/{id}/deactivate',
  changes: ['hostedSessions'],
  access: ['paylink.send'],
  params: byId,
  body: z.strictObject({}),
  output: hostedSessionSchema,
  failure,
} as const satisfies Endpoint;

const calls = {
  /** Create and send a payment link, or resend one. */
  create,
  /** Get a payment link. */
  get,
  /** Deactivate a payment link. */
  deactivate,
};

export type PaymentLinksArea = Calls<typeof calls>;

export const paymentLinks: PaymentLinksArea = calls;
