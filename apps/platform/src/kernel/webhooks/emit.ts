import { type WebhookEvent, webhookEventSchema } from '@payfac/domain/webhooks';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../database/connection.ts';
import { newId } from '../database/ids.ts';
import { spProducts, webhookDeliveries } from '../database/schema/index.ts';
import { wakeJob } from '../jobs/wake.ts';
import { traceParent } from '../watch/traces.ts';

/** The event's owner. */
export interface EventOwner {
  readonly facilitatorId: string;
  readonly spProductId: string;
  readonly subMerchantId: string | null;
}

/**
 * Queues an event for the product's webhook in the transaction that it reports, so that every change is sent and
 * nothing else. Products without a webhook for this type get none.
 */
export async function emitEvent(
  transaction: Queryable,
  { facilitatorId, spProductId, subMerchantId }: EventOwner,
  event: WebhookEvent,
): Promise<void> {
  const [product] = await transaction
    .select({ webhook: spProducts.webhook })
    .from(spProducts)
    .where(eq(spProducts.spProductId, spProductId));
  const webhook = product?.webhook;
  if (!webhook?.enabled || !webhook.events.includes(event.type)) return;
  await transaction.insert(webhookDeliveries).values({
    webhookId: newId('whk'),
    facilitatorId,
    spProductId,
    subMerchantId,
    eventType: event.type,
    url: webhook.url,
    status: 'pending',
    payload: JSON.stringify(z.encode(webhookEventSchema, event)),
    attempts: [],
    createdAt: event.timestamp,
    nextAttemptAt: event.timestamp,
    traceParent: traceParent() ?? null,
  });
  await wakeJob(transaction, 'webhook-delivery');
}
