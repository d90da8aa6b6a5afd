import type { Ability } from '@payfac/domain/access';
import type { ApiKeyStatus } from '@payfac/domain/api-keys';
import type { InviteStatus } from '@payfac/domain/invites';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, document, instant, word } from './columns.ts';
import type { MailLook } from './documents.ts';
import { spProducts } from './facilitators.ts';

/** Invitations to board with a product. */
export const invites = pgTable(
  'invites',
  {
    inviteId: text('invite_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    spProductId: text('sp_product_id')
      .notNull()
      .references(() => spProducts.spProductId),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Ten digits. */
    mobileNumber: text('mobile_number'),
    businessName: text('business_name'),
    feeTemplateId: text('fee_template_id'),
    onboardingFlowTemplateId: text('onboarding_flow_template_id'),
    status: word<InviteStatus>('status').notNull(),
    /** SHA-256 of the secret in the last link sent. */
    linkHash: text('link_hash'),
    sentCount: integer('sent_count').notNull(),
    sentAt: instant('sent_at'),
    expiresAt: instant('expires_at'),
    acceptedAt: instant('accepted_at'),
    applicationId: text('application_id'),
    createdAt: createdAt(),
    /** User name. */
    createdBy: text('created_by').notNull(),
  },
  (table) => [
    index('invites_by_created').on(
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
      table.inviteId,
    ),
    index('invites_by_product').on(
      table.spProductId,
      table.createdAt.desc().nullsFirst(),
      table.inviteId,
    ),
    index('invites_of_application').on(table.applicationId),
    uniqueIndex('invites_link').on(table.linkHash),
    uniqueIndex('invites_open')
      .on(table.spProductId, sql`lower(${table.email})`)
      .where(sql`${table.status} in ('created', 'sent')`),
  ],
);

/** Outgoing emails and text messages; in the sandbox they stay here for reading. */
export const outbox = pgTable(
  'outbox',
  {
    messageId: text('message_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    channel: word<'email' | 'sms'>('channel').notNull(),
    recipient: text('recipient').notNull(),
    /** For an email. */
    subject: text('subject'),
    body: text('body').notNull(),
    /** For an email to a product's merchant: its branding when it was sent. */
    look: document<MailLook>('look'),
    /** The record it is about, such as an invite's ID. */
    reference: text('reference'),
    /** Null once it is sent or given up. */
    nextAttemptAt: instant('next_attempt_at'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: instant('sent_at'),
    /** Why the last attempt failed. */
    failure: text('failure'),
    createdAt: createdAt(),
  },
  (table) => [
    index('outbox_due').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index('outbox_by_created').on(
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
      table.messageId,
    ),
  ],
);

/** API keys of a service provider's servers; only a hash of the secret is stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    apiUserId: text('api_user_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    spProductId: text('sp_product_id')
      .notNull()
      .references(() => spProducts.spProductId),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    /** SHA-256. */
    secretHash: text('secret_hash').notNull(),
    status: word<ApiKeyStatus>('status').notNull(),
    /** Until when a rotated key still works; security time. */
    worksUntil: instant('works_until'),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
    /** User name. */
    createdBy: text('created_by').notNull(),
    /** The user whose memberships limit the key's. */
    makerUserId: text('maker_user_id').notNull(),
    abilities: text('abilities').array().$type<Ability[]>().notNull(),
    /** Accounts of the product; all of them when empty. */
    subMerchantIds: text('sub_merchant_ids').array().notNull(),
  },
  (table) => [
    uniqueIndex('api_keys_secret').on(table.secretHash),
    index('api_keys_by_created').on(
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
      table.apiUserId,
    ),
    index('api_keys_of_product').on(table.spProductId),
  ],
);
