import type { FactorKind } from '@payfac/domain/users';
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sealedTotpSecret } from '../../sealing/columns.ts';
import { createdAt, document, instant, word } from './columns.ts';
import { users } from './users.ts';

/* What people show after their password. All of it is on security time. */

/** An authenticator app or a passkey. It counts once it was confirmed. */
export const factors = pgTable(
  'factors',
  {
    factorId: text('factor_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    kind: word<FactorKind>('kind').notNull(),
    name: text('name').notNull(),
    /** Of an authenticator app, in base32. */
    secret: sealedTotpSecret('secret'),
    /** The last 30 seconds, counted from 1970, a code of which was used: it is used once. */
    lastStep: bigint('last_step', { mode: 'number' }),
    /** Of a passkey, in base64url. */
    credentialId: text('credential_id'),
    publicKey: text('public_key'),
    /** How often a passkey says that it was used; 0 where it does not count. */
    counter: bigint('counter', { mode: 'number' }),
    transports: document<readonly string[]>('transports'),
    confirmedAt: instant('confirmed_at'),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('factors_of_user').on(table.userId),
    uniqueIndex('factors_credential').on(table.credentialId),
  ],
);

/** Codes that sign in once in place of a factor; a used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    /** SHA-256 of 80 random bits. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** What a new passkey must sign, the last one of each person. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.userId),
  challenge: text('challenge').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Somebody whose password was right and who has to show a factor, by the hash of a cookie. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    /** SHA-256 of the cookie's value. */
    cookieHash: text('cookie_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    /** What a passkey must sign; null before the page was shown, and for whoever has none. */
    challenge: text('challenge'),
    failures: integer('failures').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_steps_by_expiry').on(table.expiresAt),
    index('sign_in_steps_of_user').on(table.userId),
  ],
);

/** An administrator's wish that all factors of a person be removed, until another one confirms it. */
export const factorResets = pgTable('factor_resets', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.userId),
  askedBy: text('asked_by')
    .notNull()
    .references(() => users.userId),
  askedAt: instant('asked_at').notNull(),
});
