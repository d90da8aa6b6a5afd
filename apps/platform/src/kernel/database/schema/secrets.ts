import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sealedDraft, sealedPlatformKey, sealedSmsCode } from '../../sealing/columns.ts';
import { applications } from './accounts.ts';
import { invites } from './boarding.ts';
import { createdAt, instant, updatedAt } from './columns.ts';

/** Keys that every process of the database signs and verifies with, 32 bytes in base64. */
export const platformKeys = pgTable('platform_keys', {
  keyId: text('key_id').primaryKey(),
  secret: sealedPlatformKey('secret').notNull(),
  createdAt: createdAt(),
});

/** The last code sent to an applicant, until it is used. On security time. */
export const smsCodes = pgTable('sms_codes', {
  applicationId: text('application_id')
    .primaryKey()
    .references(() => applications.applicationId),
  code: sealedSmsCode('code').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Unfinished input of an onboarding form that isn't part of the application yet. On security time. */
export const onboardingDrafts = pgTable(
  'onboarding_drafts',
  {
    inviteId: text('invite_id')
      .notNull()
      .references(() => invites.inviteId),
    /** Such as `business`, `owner:new`, `owner:<ownerId>`. */
    form: text('form').notNull(),
    /** How often the form was accepted: input from an older page is outdated. */
    version: integer('version').notNull(),
    /** Null once the form is accepted. */
    typed: sealedDraft('typed'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.inviteId, table.form] }),
    index('onboarding_drafts_by_updated').on(table.updatedAt),
  ],
);
