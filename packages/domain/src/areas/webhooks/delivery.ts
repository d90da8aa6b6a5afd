import * as z from 'zod/mini';
import type { Ability } from '../../kernel/access/index.ts';
import { type Move, nextState, transitionsFrom } from '../../kernel/state-machine/index.ts';
import { instant } from '../../kernel/time/index.ts';
import { webhookEventTypes } from './events.ts';

/** A product's webhook endpoint. */
export const webhookEndpointSchema = z.object({
  /** URL, starting with `https://`. */
  url: z.url({ protocol: /^https?$/ }),
  /** True while events are sent to the endpoint. */
  enabled: z.boolean(),
  /** Event types to send. */
  events: z.array(z.enum(webhookEventTypes)),
});
export type WebhookEndpoint = z.output<typeof webhookEndpointSchema>;

/** Webhook delivery statuses. */
export const webhookDeliveryStatuses = ['pending', 'retrying', 'delivered', 'failed'] as const;
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatuses)[number];

export const webhookDeliveryStatusLabels: Readonly<Record<WebhookDeliveryStatus, string>> = {
  pending: 'Pending',
  retrying: 'Retrying',
  delivered: 'Delivered',
  failed: 'Failed',
};

export const webhookDeliveryActions = ['deliver', 'retry', 'give-up', 'redeliver'] as const;
export type WebhookDeliveryAction = (typeof webhookDeliveryActions)[number];

type WebhookDeliveryMove = Move<WebhookDeliveryStatus, WebhookDeliveryAction, Ability>;

/** A delivery is attempted until it gets a 2xx response or the last attempt fails. */
export const webhookDeliveryMoves: readonly WebhookDeliveryMove[] = [
  { from: 'pending', action: 'deliver', to: 'delivered', by: 'system' },
  { from: 'pending', action: 'retry', to: 'retrying', by: 'system' },
  { from: 'retrying', action: 'deliver', to: 'delivered', by: 'system' },
  { from: 'retrying', action: 'retry', to: 'retrying', by: 'system' },
  { from: 'retrying', action: 'give-up', to: 'failed', by: 'system' },
  { from: 'delivered', action: 'redeliver', to: 'pending', by: 'sidebar.webhooks' },
  { from: 'failed', action: 'redeliver', to: 'pending', by: 'sidebar.webhooks' },
];

export const webhookDeliveryTransitionsFrom = (
  state: WebhookDeliveryStatus,
): WebhookDeliveryMove[] => transitionsFrom(webhookDeliveryMoves, state);

/** The new status; undefined when the move isn't allowed. */
export const applyWebhookDelivery = (
  state: WebhookDeliveryStatus,
  action: WebhookDeliveryAction,
): WebhookDeliveryStatus | undefined => nextState(webhookDeliveryMoves, state, action);

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds from a failed attempt to the next; the delivery fails after the last one. */
export const webhookRetryDelaysMs: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** When to retry after a number of failed attempts; undefined when no attempt is left. */
export function nextWebhookAttempt(failedAttempts: number, failedAt: Date): Date | undefined {
  const delay = webhookRetryDelaysMs[failedAttempts - 1];
  return delay === undefined ? undefined : new Date(failedAt.getTime() + delay);
}

/** The delivery of one event to one endpoint. */
export const webhookDeliverySchema = z.object({
  /** Sent as `webhook-id`; the same for every attempt. */
  webhookId: z.string(),
  /** Event type. */
  eventType: z.enum(webhookEventTypes),
  /** Id of the service provider's product. */
  spProductId: z.string(),
  /** Name of the service provider's product. */
  spProductName: z.string(),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.nullable(z.string()),
  /** URL, starting with `https://`. */
  url: z.string(),
  /** Current status. */
  status: z.enum(webhookDeliveryStatuses),
  /** Request body as sent. */
  payload: z.string(),
  /** Delivery attempts, in order. */
  attempts: z.array(
    z.object({
      /** When it happened. */
      at: instant,
      /** HTTP status of the response; null when none was received. */
      responseStatus: z.nullable(z.int()),
      /** Duration, in milliseconds. */
      durationMs: z.int(),
      /** Error of the attempt; null for none. */
      error: z.nullable(z.string()),
    }),
  ),
  /** When it was created. */
  createdAt: instant,
  /** When it is next attempted; null when no attempt is left. */
  nextAttemptAt: z.nullable(instant),
});
export type WebhookDelivery = z.output<typeof webhookDeliverySchema>;
