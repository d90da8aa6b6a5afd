import type { templateContentSchema } from '@payfac/domain/payment-link-templates';
import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { createdAt, document, updatedAt } from './columns.ts';

/** Templates created by users; the built-in ones come from the domain's defaults. */
export const paymentLinkTemplates = pgTable(
  'payment_link_templates',
  {
    paymentLinkTemplateId: text('payment_link_template_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    name: text('name').notNull(),
    /** The accounts that can use it. */
    subMerchantIds: text('sub_merchant_ids').array().notNull(),
    /** As on the wire, because it contains instants. */
    content: document<z.input<typeof templateContentSchema>>('content').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [
    index('payment_link_templates_by_name').on(
      table.facilitatorId,
      sql`lower(${table.name})`,
      table.paymentLinkTemplateId,
    ),
    index('payment_link_templates_by_created').on(
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
      table.paymentLinkTemplateId,
    ),
  ],
);
