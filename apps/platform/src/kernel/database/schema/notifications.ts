import type { NotificationKind } from '@payfac/domain/notifications';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, word } from './columns.ts';

/**
 * Notifications, one per audience: the facilitator's staff, a product's service provider or an account's users.
 * Acknowledging one does so for the whole audience.
 */
export const notificationEvents = pgTable(
  'notification_events',
  {
    notificationEventId: text('notification_event_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    audience: word<'staff' | 'product' | 'account'>('audience').notNull(),
    spProductId: text('sp_product_id'),
    subMerchantId: text('sub_merchant_id'),
    kind: word<NotificationKind>('kind').notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    targetId: text('target_id'),
    acknowledgedAt: instant('acknowledged_at'),
    acknowledgedBy: text('acknowledged_by'),
    createdAt: createdAt(),
  },
  (table) => [
    index('notification_events_by_created').on(
      table.facilitatorId,
      table.audience,
      table.createdAt.desc().nullsFirst(),
      table.notificationEventId,
    ),
    index('notification_events_of_merchant').on(
      table.subMerchantId,
      table.createdAt.desc().nullsFirst(),
    ),
  ],
);
