import type { PreviewModel } from '@payfac/domain/previews';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, document, instant, word } from './columns.ts';

/** Pages shown before what they show is saved or sent; deleted once they expire. */
export const previews = pgTable(
  'previews',
  {
    /** Random, since whoever knows it can look at the page. */
    previewId: text('preview_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    /** Who made it, and may change it. */
    userId: text('user_id').notNull(),
    modelName: word<PreviewModel>('model_name').notNull(),
    modelId: text('model_id'),
    data: document<Record<string, unknown>>('data').notNull(),
    createdAt: createdAt(),
    /** Security time. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('previews_expiry').on(table.expiresAt)],
);
