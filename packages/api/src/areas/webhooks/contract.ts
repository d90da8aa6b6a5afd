import {
  webhookDeliverySchema,
  webhookDeliveryStatuses,
  webhookEventTypes,
} from '@payfac/domain/webhooks';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyOf, scope, span, textFilter } from '../../kernel/query.ts';

/** Events sent to the caller's products, newest first, with every attempt. */
export const list = {
  id: 'webhooks.list',
  method: 'GET',
  path: 'foundation/webhooks',
  reads: ['webhooks'],
  access: ['sidebar.webhooks'],
  query: listQuery(['createdAt', 'status'], {
    ...span,
    ...scope,
    /** Id of the event, the same for every attempt. */
    webhookId: textFilter,
    /** Event type. */
    eventType: z.optional(z.array(z.enum(webhookEventTypes))),
    /** Current status. */
    status: anyOf(webhookDeliveryStatuses),
    /** URL, starting with `https://`. */
    url: textFilter,
  }),
  output: listOf(webhookDeliverySchema),
  failure,
  list: true,
} as const satisfies Endpoint;

/**
 * Sends an event again with the same `webhook-id`, to the product's current endpoint. Only a delivered or failed
 * delivery can be resent; one still being retried returns 409.
 */
export const redeliver = {
  id: 'webhooks.redeliver',
  method: 'POST',
  path: 'foundation/webhooks/{id}/redeliver',
  changes: ['webhooks'],
  access: ['sidebar.webhooks'],
  params: z.strictObject({
    /** Id of the delivery. */
    id: z.string(),
  }),
  output: webhookDeliverySchema,
  failure,
  extension: 'A server that was down, or had a wrong address, can receive the events it missed.',
} as const satisfies Endpoint;

const calls = {
  /** List webhook deliveries. */
  list,
  /** Resend an event. */
  redeliver,
};

export type WebhooksArea = Calls<typeof calls>;

export const webhooks: WebhooksArea = calls;
