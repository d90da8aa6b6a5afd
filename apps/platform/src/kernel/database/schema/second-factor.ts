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

/* Second factors, which users show after their password. All of it uses security time. */

/** An authenticator app or a passkey. It is active once confirmed. */
export const factors = pgTable(
  'factors',
  {
    factorId: text('factor_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    kind: word<FactorKind>('kind').notNull(),
    name: text('name').notNull(),
    /** For an authenticator app, in base32. */
    secret: sealedTotpSecret('secret'),
    /** The last 30-second step since 1970 whose code was used: each code works once. */
    lastStep: bigint('last_step', { mode: 'number' }),
    /** For a passkey, in base64url. */
    credentialId: text('credential_id'),
    publicKey: text('public_key'),
    /** A passkey's own use counter; 0 if it has none. */
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

/** Codes that sign in once instead of a factor; a used one is deleted. */
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

/** The challenge that a new passkey must sign, the last one of each user. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.userId),
  challenge: text('challenge').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** A user with a correct password who must show a factor, by the hash of a cookie. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    /** SHA-256 of the cookie's value. */
    cookieHash: text('cookie_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    /** The challenge that a passkey must sign; null before the page was shown, and for users without one. */
    challenge: text('challenge'),
    failures: integer('failures').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_steps_by_expiry').on(table.expiresAt),
    index('sign_in_steps_of_user').on(table.userId),
  ],
);

/** An administrator's request to remove all factors of a user, until another one confirms it. */
export const factorResets = pgTable('factor_resets', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.userId),
  askedBy: text('asked_by')
    .notNull()
    .references(() => users.userId),
  askedAt: instant('asked_at').notNull(),
});
