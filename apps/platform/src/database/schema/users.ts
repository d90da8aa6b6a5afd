import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, document, instant, updatedAt } from './columns.ts';
import type { AclEntry, ListFilters, ThemeSettings } from './documents.ts';
import { facilitators } from './facilitators.ts';

export const users = pgTable(
  'users',
  {
    userId: text('user_id').primaryKey(),
    facilitatorId: text('facilitator_id')
      .notNull()
      .references(() => facilitators.facilitatorId),
    username: text('username').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** scrypt, with its parameters and salt; see `sessions/passwords.ts`. */
    passwordHash: text('password_hash').notNull(),
    acl: document<readonly AclEntry[]>('acl').notNull(),
    /** Copy of the roles in `acl`, for the role filter. */
    roles: text('roles').array().notNull(),
    /** Accounts the person may see: application ids. Empty for platform staff. */
    applicationIds: text('application_ids').array().notNull(),
    /** The sub-merchants below those accounts. */
    subMerchantIds: text('sub_merchant_ids').array().notNull(),
    /** Service-provider products the person may see. */
    productIds: text('product_ids').array().notNull(),
    theme: document<ThemeSettings>('theme').notNull(),
    preferences: document<Readonly<Record<string, unknown>>>('preferences').notNull(),
    forcePasswordReset: boolean('force_password_reset').notNull(),
    passwordChangedAt: instant('password_changed_at').notNull(),
    lockedAt: instant('locked_at'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_username').on(table.facilitatorId, sql`lower(${table.username})`),
    uniqueIndex('users_email').on(table.facilitatorId, sql`lower(${table.email})`),
    index('users_by_name').on(table.facilitatorId, sql`lower(${table.name})`, table.userId),
    index('users_by_created').on(
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
      table.userId,
    ),
  ],
);

/** Saved settings of a list, a person and a report; a named view is `report/view-slug`. */
export const reportPreferences = pgTable(
  'report_preferences',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    report: text('report').notNull(),
    parent: text('parent').notNull(),
    filters: document<ListFilters>('filters'),
    columns: document<readonly unknown[]>('columns'),
    sort: document<unknown>('sort'),
    pagination: document<unknown>('pagination'),
    singleSearch: document<unknown>('single_search'),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.parent, table.report] })],
);
