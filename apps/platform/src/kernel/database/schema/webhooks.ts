import type { WebhookDeliveryStatus, WebhookEventType } from '@payfac/domain/webhooks';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, document, instant, word } from './columns.ts';

export interface WebhookAttempt {
  /** ISO 8601. */
  readonly at: string;
  readonly responseStatus: number | null;
  readonly durationMs: number;
  readonly error: string | null;
}

/** Events to send to a product's webhook, written with the change that they report. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    webhookId: text('webhook_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    spProductId: text('sp_product_id').notNull(),
    subMerchantId: text('sub_merchant_id'),
    eventType: word<WebhookEventType>('event_type').notNull(),
    url: text('url').notNull(),
    status: word<WebhookDeliveryStatus>('status').notNull(),
    payload: text('payload').notNull(),
    attempts: document<readonly WebhookAttempt[]>('attempts').notNull(),
    /** The attempts made before it was last resent: each round has all its retries. */
    earlierAttempts: integer('earlier_attempts').notNull().default(0),
    createdAt: createdAt(),
    nextAttemptAt: instant('next_attempt_at'),
    /** The `traceparent` header of the request that it reports; null if nothing was traced. */
    traceParent: text('trace_parent'),
  },
  (table) => [
    index('webhook_deliveries_of_product').on(
      table.spProductId,
      table.createdAt.desc().nullsFirst(),
      table.webhookId,
    ),
    index('webhook_deliveries_by_created').on(
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
      table.webhookId,
    ),
    index('webhook_deliveries_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
  ],
);
