import { pgTable, text } from 'drizzle-orm/pg-core';
import { sealedPlatformKey, sealedSmsCode } from '../../sealing/columns.ts';
import { applications } from './accounts.ts';
import { createdAt, instant } from './columns.ts';

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
