import type { Feature, Role } from '@payfac/domain/access';
import type { BusinessType, FeeSchedule } from '@payfac/domain/accounts';
import type { FeeTemplate, OnboardingFlowTemplate, ProductBranding } from '@payfac/domain/products';
import type { WebhookEndpoint } from '@payfac/domain/webhooks';
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sealedSecret } from '../../sealing/columns.ts';
import { createdAt, document, instant, updatedAt } from './columns.ts';
import type { Branding } from './documents.ts';

/** One payment facilitator, shown under one brand on one host. */
export const facilitators = pgTable(
  'facilitators',
  {
    /** `facId` on the wire. */
    facilitatorId: text('facilitator_id').primaryKey(),
    /** The host's first label: `harbor` in `harbor.localhost`. */
    brand: text('brand').notNull(),
    name: text('name').notNull(),
    title: text('title').notNull(),
    /** IANA time zone of cut-offs and banking days. */
    timeZone: text('time_zone').notNull(),
    supportEmail: text('support_email'),
    /** Ten digits. */
    supportPhone: text('support_phone'),
    branding: document<Branding>('branding').notNull(),
    /** The cards that each account may tokenize per minute. */
    tokenizationPerMinute: integer('tokenization_per_minute').notNull().default(120),
    /** Users with one of them must add a second factor before anything else. */
    secondFactorRoles: document<readonly Role[]>('second_factor_roles').notNull().default([]),
    /** The last day whose settlement files were final when read. */
    filesReadThrough: date('files_read_through', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('facilitators_brand').on(table.brand)],
);

/** A service provider's product, under which sub-merchants are boarded. */
export const spProducts = pgTable(
  'sp_products',
  {
    spProductId: text('sp_product_id').primaryKey(),
    facilitatorId: text('facilitator_id')
      .notNull()
      .references(() => facilitators.facilitatorId),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    serviceProviderName: text('service_provider_name').notNull(),
    isActive: boolean('is_active').notNull(),
    branding: document<ProductBranding>('branding').notNull(),
    webhook: document<WebhookEndpoint>('webhook'),
    /** Signs deliveries; shown once. */
    webhookSecret: sealedSecret('webhook_secret'),
    /** Also signs until then, after a rotation. */
    previousWebhookSecret: sealedSecret('previous_webhook_secret'),
    previousSecretUntil: instant('previous_secret_until'),
    mccCodes: document<readonly string[]>('mcc_codes').notNull(),
    ownershipTypes: document<readonly BusinessType[]>('ownership_types').notNull(),
    fees: document<FeeSchedule>('fees').notNull(),
    /** Turned on for a merchant that goes live. */
    features: document<readonly Feature[]>('features').notNull().default([]),
    feeTemplates: document<readonly FeeTemplate[]>('fee_templates').notNull(),
    onboardingFlowTemplates: document<readonly OnboardingFlowTemplate[]>(
      'onboarding_flow_templates',
    ).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('sp_products_slug').on(table.slug),
    index('sp_products_facilitator').on(table.facilitatorId, table.name),
  ],
);
