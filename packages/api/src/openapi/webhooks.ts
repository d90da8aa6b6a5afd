import { webhookEvents } from '@payfac/domain/webhooks';
import * as z from 'zod/mini';
import type { Endpoint } from '../kernel/endpoint.ts';
import { unexpectedFailure } from '../kernel/failure.ts';
import type { Json, WireSchemas } from './schemas.ts';

const nothing = z.unknown();

/** Events as calls made by the platform, for the schemas of their bodies. */
export const eventCalls: readonly Endpoint[] = webhookEvents.map((body) => ({
  id: `webhook.${body.shape.type.def.values[0]}`,
  method: 'POST',
  path: '',
  reads: [],
  access: 'public',
  body,
  output: nothing,
  failure: unexpectedFailure,
}));

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** Headers of every delivery, as components. */
export const webhookParameters: Readonly<Record<string, Json>> = {
  WebhookId: header(
    'webhook-id',
    'Identifies the event, and is the same for every attempt to deliver it. Store it so that you process each event once.',
  ),
  WebhookTimestamp: header(
    'webhook-timestamp',
    'Unix time of the attempt, in seconds. Reject deliveries older than five minutes.',
  ),
  WebhookSignature: header(
    'webhook-signature',
    '`v1,` followed by the base64 HMAC-SHA256 of `<id>.<timestamp>.<body>`. While a secret is being rotated, there are several signatures, separated by spaces.',
  ),
};

const signed = Object.keys(webhookParameters).map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));

/** A summary from the event's name: `payment.refund_failed` becomes "Payment refund failed". */
function summaryOf(type: string): string {
  const words = type.replaceAll(/[._]/g, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The webhooks section: one operation per event. */
export const webhooksSection = (schemas: WireSchemas): Json =>
  Object.fromEntries(
    eventCalls.map((call) => {
      const type = call.id.replace('webhook.', '');
      return [
        type,
        {
          post: {
            operationId: call.id,
            tags: ['Events'],
            summary: summaryOf(type),
            security: [],
            parameters: signed,
            requestBody: {
              required: true,
              content: { 'application/json': { schema: schemas.of(call, 'body') ?? {} } },
            },
            responses: {
              204: { description: 'The event was accepted.' },
              '4XX': { description: 'The event was rejected, and is sent again.' },
            },
          },
        },
      ];
    }),
  );
