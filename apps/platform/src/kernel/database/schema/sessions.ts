import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { users } from './users.ts';

/**
 * The two layers of a session, on security time. The browser's cookie refers to a sign-on: the user. A tab exchanges it
 * for a bearer token. Only hashes of cookie and token are stored.
 */
export const signOns = pgTable(
  'sign_ons',
  {
    signOnId: text('sign_on_id').primaryKey(),
    /** SHA-256 of the cookie's value. */
    cookieHash: text('cookie_hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    facilitatorId: text('facilitator_id').notNull(),
    ip: text('ip'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('sign_ons_cookie').on(table.cookieHash),
    index('sign_ons_user').on(table.userId),
  ],
);

/** Acting sessions: owned by the administrator's sign-on, named in links by their public reference. */
export const actingSessions = pgTable(
  'acting_sessions',
  {
    /** Public: part of every link in the tab as `?as=`; worthless without the owner's cookie. */
    actingRef: text('acting_ref').primaryKey(),
    signOnId: text('sign_on_id')
      .notNull()
      .references(() => signOns.signOnId),
    ownerUserId: text('owner_user_id').notNull(),
    /** The user acted as. */
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('acting_sessions_sign_on').on(table.signOnId)],
);

export const bearerSessions = pgTable(
  'bearer_sessions',
  {
    sessionId: text('session_id').primaryKey(),
    /** SHA-256 of the bearer token. */
    tokenHash: text('token_hash').notNull(),
    signOnId: text('sign_on_id')
      .notNull()
      .references(() => signOns.signOnId),
    /** The user whose abilities the token carries: the target while acting. */
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    actingRef: text('acting_ref').references(() => actingSessions.actingRef),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('bearer_sessions_token').on(table.tokenHash),
    index('bearer_sessions_sign_on').on(table.signOnId),
    index('bearer_sessions_user').on(table.userId),
  ],
);

/** Failed sign-ons by name or address, known or not, so that an unknown name gets the same response. */
export const signOnThrottles = pgTable('sign_on_throttles', {
  /** `name:<facilitator>:<lower-case name>` or `ip:<address>`. */
  throttleKey: text('throttle_key').primaryKey(),
  failures: integer('failures').notNull(),
  windowStartedAt: instant('window_started_at').notNull(),
  lockedUntil: instant('locked_until'),
});

/** How much of a limit was used since its window started, on security time. Worthless after a crash. */
export const limitWindows = pgTable('limit_windows', {
  /** Such as `key:<apiUserId>`, `cards:<subMerchantId>`. */
  limitKey: text('limit_key').primaryKey(),
  startedAt: instant('started_at').notNull(),
  taken: integer('taken').notNull(),
  /** How much of that was used by anonymous callers. */
  takenByGuests: integer('taken_by_guests').notNull(),
});
