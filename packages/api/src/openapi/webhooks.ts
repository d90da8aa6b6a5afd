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
    'The same for every attempt to deliver one event: remember it, to act once.',
  ),
  WebhookTimestamp: header(
    'webhook-timestamp',
    'Seconds since 1970; refuse what is older than five minutes.',
  ),
  WebhookSignature: header(
    'webhook-signature',
    '`v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<body>`; several, apart by blanks, while a secret is replaced.',
  ),
};

const signed = Object.keys(webhookParameters).map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));

/** A summary from the event's name: `payment.refund_failed` becomes "A payment: refund failed". */
function summaryOf(type: string): string {
  const [what = '', happened = ''] = type.split('.').map((word) => word.replaceAll('_', ' '));
  return `${/^[aeiou]/.test(what) ? 'An' : 'A'} ${what}: ${happened}`;
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
              204: { description: 'Taken.' },
              '4XX': { description: 'Not believed, or not wanted; it is sent again.' },
            },
          },
        },
      ];
    }),
  );
