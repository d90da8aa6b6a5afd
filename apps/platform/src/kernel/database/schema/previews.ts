import type { PreviewModel } from '@payfac/domain/previews';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, document, instant, word } from './columns.ts';

/** Previews of pages before they are saved or sent; deleted once they expire. */
export const previews = pgTable(
  'previews',
  {
    /** Random, because it gives access to the page. */
    previewId: text('preview_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    /** Its creator, who may change it. */
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
