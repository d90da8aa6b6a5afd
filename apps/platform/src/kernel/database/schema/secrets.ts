import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sealedDraft, sealedPlatformKey, sealedSmsCode } from '../../sealing/columns.ts';
import { applications } from './accounts.ts';
import { invites } from './boarding.ts';
import { createdAt, instant, updatedAt } from './columns.ts';

/** Keys that every process on the database signs and checks with, 32 bytes in base64. */
export const platformKeys = pgTable('platform_keys', {
  keyId: text('key_id').primaryKey(),
  secret: sealedPlatformKey('secret').notNull(),
  createdAt: createdAt(),
});

/** The code last sent to an applicant, until it is used. On security time. */
export const smsCodes = pgTable('sms_codes', {
  applicationId: text('application_id')
    .primaryKey()
    .references(() => applications.applicationId),
  code: sealedSmsCode('code').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** What was typed into a form of the onboarding pages and isn't part of the application yet. On security time. */
export const onboardingDrafts = pgTable(
  'onboarding_drafts',
  {
    inviteId: text('invite_id')
      .notNull()
      .references(() => invites.inviteId),
    /** Such as `business`, `owner:new`, `owner:<ownerId>`. */
    form: text('form').notNull(),
    /** How often the form was taken: what is typed on a page from before is late. */
    version: integer('version').notNull(),
    /** Null once the form was taken. */
    typed: sealedDraft('typed'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.inviteId, table.form] }),
    index('onboarding_drafts_by_updated').on(table.updatedAt),
  ],
);
