import type { PlaceKind, Role } from '@payfac/domain/access';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, document, instant, updatedAt, word } from './columns.ts';
import type { ListFilters, ThemeSettings } from './documents.ts';
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
    /** scrypt, with its parameters and salt; see `http/sessions/passwords.ts`. */
    passwordHash: text('password_hash').notNull(),
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

/** Hashes of a user's earlier passwords, on security time: the last ones can't be chosen again. */
export const passwordHistory = pgTable(
  'password_history',
  {
    entryId: text('entry_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    passwordHash: text('password_hash').notNull(),
    replacedAt: instant('replaced_at').notNull(),
  },
  (table) => [index('password_history_of_user').on(table.userId, table.replacedAt.desc())],
);

/** A user's role, and where: one row per brand, product or account. Its abilities don't extend beyond the place. */
export const memberships = pgTable(
  'memberships',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    role: word<Role>('role').notNull(),
    placeKind: word<PlaceKind>('place_kind').notNull(),
    /** The facilitator's, the product's or the sub-merchant's ID, by the kind of place. */
    placeId: text('place_id').notNull(),
    forcePasswordReset: boolean('force_password_reset').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role, table.placeId] }),
    index('memberships_of_place').on(table.placeId, table.role, table.userId),
    check(
      'memberships_where_held',
      sql`${table.placeKind} = case
        when ${table.role} in ('admin', 'underwriter', 'bank', 'subborrower', 'applicant-borrower', 'capital-partner')
          then 'brand'
        when ${table.role} = 'service-provider' then 'product'
        else 'account' end`,
    ),
  ],
);

/** Saved settings of a list, by user and report; a named view is `report/view-slug`. */
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
    singleSearch: text('single_search'),
    name: text('name'),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.parent, table.report] })],
);
