import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, document, instant, word } from './columns.ts';

/** One attempt to move money, by user and key: kept for 24 hours of security time. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    /** Method and path; the same key with another call is refused, as with another body. */
    call: text('call').notNull(),
    /** SHA-256 of the request body. */
    bodyHash: text('body_hash').notNull(),
    state: word<'running' | 'answered'>('state').notNull(),
    /** The operation started with the key, so that a crash leaves a trace to inquire about. */
    transactionId: text('transaction_id'),
    responseStatus: integer('response_status'),
    responseBody: document<unknown>('response_body'),
    /** Sent from a page whose user hasn't seen the outcome yet. */
    isUntold: boolean('is_untold').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_expiry').on(table.expiresAt),
  ],
);

/** User activities: who did what. */
export const userActivities = pgTable(
  'user_activities',
  {
    activityId: text('activity_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    userId: text('user_id').notNull(),
    username: text('username').notNull(),
    /** The administrator, if one acted as the user. */
    actorUserId: text('actor_user_id'),
    subMerchantId: text('sub_merchant_id'),
    /** Such as `signed-in`, `transactions.refund`. */
    action: text('action').notNull(),
    /** The ID of the target. */
    target: text('target'),
    message: text('message').notNull(),
    ip: text('ip'),
    createdAt: createdAt(),
  },
  (table) => [
    index('user_activities_by_created').on(
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
      table.activityId,
    ),
    index('user_activities_of_target').on(table.target, table.createdAt.desc().nullsFirst()),
    index('user_activities_of_user').on(table.userId, table.createdAt.desc().nullsFirst()),
  ],
);

/** One row: business time is real time plus this. */
export const clock = pgTable('clock', {
  clockId: text('clock_id').primaryKey(),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
});

/** One row: the parameters of the seed. */
export const seedRuns = pgTable('seed_runs', {
  seedId: text('seed_id').primaryKey(),
  version: integer('version').notNull(),
  /** The requested number of payments. */
  scale: integer('scale').notNull(),
  /** ISO 8601: the end of seeded time. */
  anchor: text('anchor').notNull(),
  finishedAt: instant('finished_at').notNull(),
});
