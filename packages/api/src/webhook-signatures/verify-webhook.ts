import { type WebhookEvent, webhookEvents, webhookEventTypes } from '@payfac/domain/webhooks';
import * as z from 'zod/mini';
import { type Open, tolerant } from '../kernel/tolerant.ts';
import { hasValidSignature, webhookHeaders } from './signature.ts';
import { WebhookError } from './webhook-error.ts';

/** Headers of a request: the web's `Headers`, or those of Node's http. */
export type WebhookHeaders =
  | Headers
  | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyOptions {
  /** Time to check the timestamp against, in milliseconds. Default `Date.now()`. */
  readonly now?: number;
  /** Maximum age of a delivery, or lead over this clock, in seconds. Default 300. */
  readonly toleranceSeconds?: number;
}

/** An event of a type this version doesn't know; return 2xx and ignore it. */
export interface UnknownEvent {
  readonly type: 'unknown';
  /** Event type as received. */
  readonly name: string;
  readonly timestamp: Date;
  /** Event data in wire format: dollars, ISO text. */
  readonly data: unknown;
}

export interface VerifiedWebhook {
  /** Id of the event, the same for every delivery attempt: remember it to process an event once. */
  readonly id: string;
  /** `type` determines the shape of `data`; amounts are cents, instants are dates. */
  readonly event: Open<WebhookEvent> | UnknownEvent;
}

function headerOf(headers: WebhookHeaders, name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? '';
  for (const [key, value] of Object.entries(headers)) {
    if (key.toLowerCase() !== name) continue;
    return typeof value === 'string' ? value : (value?.join(' ') ?? '');
  }
  return '';
}

const anyEvent = z.object({ type: z.string(), timestamp: z.iso.datetime(), data: z.unknown() });

const known: ReadonlySet<string> = new Set(webhookEventTypes);

function eventOf(payload: string): VerifiedWebhook['event'] {
  try {
    const json: unknown = JSON.parse(payload);
    const { type, timestamp, data } = anyEvent.parse(json);
    if (!known.has(type))
      return { type: 'unknown', name: type, timestamp: new Date(timestamp), data };
    const [schema] = webhookEvents.filter(({ shape }) =>
      shape.type.def.values.some((one) => one === type),
    );
    const event: unknown = schema && tolerant(schema).parse(json);
    // The schema of the event's own type, but for values of enumerations that are new.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return event as Open<WebhookEvent>;
  } catch (cause) {
    throw new WebhookError('payload', cause);
  }
}

/**
 * Checks a delivery by the Standard Webhooks specification and returns its event.
 *
 *     const { id, event } = await verifyWebhook(body, request.headers, secret);
 *     if (event.type === 'payment.refunded') refunded(event.data.transactionId);
 *
 * @param payload the body as text, byte for byte as received: parsing and serializing it again breaks the signature.
 * @param secret `whsec_…`; several during a rotation.
 * @throws WebhookError when the delivery is not authentic: return 400 and ignore it.
 * @throws TypeError when a secret is malformed.
 */
export async function verifyWebhook(
  payload: string,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { now = Date.now(), toleranceSeconds = 300 }: VerifyOptions = {},
): Promise<VerifiedWebhook> {
  const id = headerOf(headers, webhookHeaders.id);
  const sentAt = headerOf(headers, webhookHeaders.timestamp);
  const signatures = headerOf(headers, webhookHeaders.signature);
  if (!id || !/^\d{1,12}$/.test(sentAt) || !signatures) throw new WebhookError('headers');
  const timestamp = Number(sentAt);
  if (Math.abs(now / 1000 - timestamp) > toleranceSeconds) throw new WebhookError('timestamp');
  const secrets = typeof secret === 'string' ? [secret] : secret;
  if (!(await hasValidSignature({ id, timestamp, payload }, signatures, secrets)))
    throw new WebhookError('signature');
  return { id, event: eventOf(payload) };
}
