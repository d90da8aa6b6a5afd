import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, document, instant, word } from './columns.ts';

/** One attempt to move money, a person and a key: kept 24 hours, on security time. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    /** Method and path; the same key on another call is refused like another body. */
    call: text('call').notNull(),
    /** SHA-256 of the request body. */
    bodyHash: text('body_hash').notNull(),
    state: word<'running' | 'answered'>('state').notNull(),
    /** The operation begun under the key, so that a crash leaves a trace to inquire after. */
    transactionId: text('transaction_id'),
    responseStatus: integer('response_status'),
    responseBody: document<unknown>('response_body'),
    /** Sent from a page whose person has not been told yet how it ended. */
    isUntold: boolean('is_untold').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_expiry').on(table.expiresAt),
  ],
);

/** Who did what: shown as user activities. */
export const userActivities = pgTable(
  'user_activities',
  {
    activityId: text('activity_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    userId: text('user_id').notNull(),
    username: text('username').notNull(),
    /** The administrator, when the person was acted as. */
    actorUserId: text('actor_user_id'),
    subMerchantId: text('sub_merchant_id'),
    /** Such as `signed-in`, `transactions.refund`. */
    action: text('action').notNull(),
    /** The id of what was acted upon. */
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

/** One row: what the database was filled with. */
export const seedRuns = pgTable('seed_runs', {
  seedId: text('seed_id').primaryKey(),
  version: integer('version').notNull(),
  /** Payments asked for. */
  scale: integer('scale').notNull(),
  /** ISO 8601: the moment at which seeded time ends. */
  anchor: text('anchor').notNull(),
  finishedAt: instant('finished_at').notNull(),
});
