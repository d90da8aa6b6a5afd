import * as z from 'zod/mini';
import type { Ability } from '../../kernel/access/index.ts';
import { type Move, nextState, transitionsFrom } from '../../kernel/state-machine/index.ts';
import { instant } from '../../kernel/time/index.ts';
import { webhookEventTypes } from './events.ts';

/** Where a product's events go. */
export const webhookEndpointSchema = z.object({
  /** The address, beginning with https://. */
  url: z.url({ protocol: /^https?$/ }),
  /** True while events are sent to the address. */
  enabled: z.boolean(),
  /** The types of event that are sent. */
  events: z.array(z.enum(webhookEventTypes)),
});
export type WebhookEndpoint = z.output<typeof webhookEndpointSchema>;

/** States of a delivery. */
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

/** A delivery is tried until an attempt is answered with a 2xx, or the last attempt failed. */
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

/** Undefined when the move is not allowed. */
export const applyWebhookDelivery = (
  state: WebhookDeliveryStatus,
  action: WebhookDeliveryAction,
): WebhookDeliveryStatus | undefined => nextState(webhookDeliveryMoves, state, action);

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds from a failed attempt to the next; after the last one the delivery fails. */
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

/** When to try again after a number of failed attempts; undefined when no attempt is left. */
export function nextWebhookAttempt(failedAttempts: number, failedAt: Date): Date | undefined {
  const delay = webhookRetryDelaysMs[failedAttempts - 1];
  return delay === undefined ? undefined : new Date(failedAt.getTime() + delay);
}

/** One event on its way to one address. */
export const webhookDeliverySchema = z.object({
  /** Sent as `webhook-id`; the same for every attempt. */
  webhookId: z.string(),
  /** The event's type. */
  eventType: z.enum(webhookEventTypes),
  /** The product of the service provider that the account belongs to. */
  spProductId: z.string(),
  /** Name of the product that the account belongs to. */
  spProductName: z.string(),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.nullable(z.string()),
  /** The address, beginning with https://. */
  url: z.string(),
  /** The state it is in. */
  status: z.enum(webhookDeliveryStatuses),
  /** The body as it was sent. */
  payload: z.string(),
  /** What was tried, in order. */
  attempts: z.array(
    z.object({
      /** Moment at which it happened. */
      at: instant,
      /** Null when no response came. */
      responseStatus: z.nullable(z.int()),
      /** How long it took, in milliseconds. */
      durationMs: z.int(),
      /** What went wrong. */
      error: z.nullable(z.string()),
    }),
  ),
  /** When it was made. */
  createdAt: instant,
  /** When it is tried again. */
  nextAttemptAt: z.nullable(instant),
});
export type WebhookDelivery = z.output<typeof webhookDeliverySchema>;
