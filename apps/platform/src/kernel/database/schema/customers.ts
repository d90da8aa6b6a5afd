import type { CardBrand, CardKind } from '@payfac/domain/enumerations';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, sortIndexes, updatedAt, word } from './columns.ts';

export const customers = pgTable(
  'customers',
  {
    /** `_id` on the wire. */
    customerId: text('customer_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    spProductId: text('sp_product_id').notNull(),
    subMerchantId: text('sub_merchant_id').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    /** The ten digits. */
    mobileNumber: text('mobile_number'),
    company: text('company'),
    street: text('street'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('customers_by_created').on(
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
      table.customerId,
    ),
    index('customers_by_name').on(table.facilitatorId, sql`lower(${table.name})`, table.customerId),
    index('customers_of_merchant_by_created').on(
      table.subMerchantId,
      table.createdAt.desc().nullsFirst(),
      table.customerId,
    ),
    index('customers_of_merchant_by_name').on(
      table.subMerchantId,
      sql`lower(${table.name})`,
      table.customerId,
    ),
    // Searched texts, in whole or in part: at least three letters or digits.
    index('customers_by_text').using(
      'gin',
      table.name.op('gin_trgm_ops'),
      table.email.op('gin_trgm_ops'),
      table.mobileNumber.op('gin_trgm_ops'),
      table.customerId.op('gin_trgm_ops'),
    ),
  ],
);

/** The card vault: the storable data of a card, never its number. */
export const cardTokens = pgTable(
  'card_tokens',
  {
    token: text('token').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    subMerchantId: text('sub_merchant_id'),
    customerId: text('customer_id').references(() => customers.customerId),
    brand: word<CardBrand>('brand').notNull(),
    kind: word<CardKind>('kind').notNull(),
    last4: text('last4').notNull(),
    expirationMonth: integer('expiration_month').notNull(),
    expirationYear: integer('expiration_year').notNull(),
    cardHolderName: text('card_holder_name'),
    /** A test card's behavior in the simulator; null for any other number. */
    cardBehavior: text('card_behavior'),
    /** The behavior of the security code given at tokenization; the code itself isn't stored. */
    cvvBehavior: text('cvv_behavior'),
    isDefault: boolean('is_default').notNull().default(false),
    /** When a single-use token expires; null once it is saved. */
    expiresAt: instant('expires_at'),
    /** When a single-use token was charged: it can't be charged again unless it is saved. */
    usedAt: instant('used_at'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('card_tokens_of_merchant').on(table.subMerchantId, table.createdAt),
    index('card_tokens_customer').on(table.customerId, table.createdAt),
    index('card_tokens_temporary').on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
  ],
);

export const bankAccountTokens = pgTable(
  'bank_account_tokens',
  {
    token: text('token').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    subMerchantId: text('sub_merchant_id'),
    customerId: text('customer_id').references(() => customers.customerId),
    accountHolderName: text('account_holder_name').notNull(),
    accountType: word<'checking'>('account_type').notNull(),
    bankName: text('bank_name'),
    last4: text('last4').notNull(),
    /** A test account's behavior in the simulator; null for any other. */
    behavior: text('behavior'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [index('bank_account_tokens_customer').on(table.customerId, table.createdAt)],
);

/** One use of the hosted card fields: who may embed them, and its outcome. */
export const tokenSessions = pgTable(
  'token_sessions',
  {
    tokenSessionId: text('token_session_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    spProductId: text('sp_product_id'),
    subMerchantId: text('sub_merchant_id'),
    userId: text('user_id'),
    targetOrigins: text('target_origins').array().notNull(),
    status: word<'open' | 'closed'>('status').notNull(),
    device: text('device'),
    browser: text('browser'),
    os: text('os'),
    ipAddress: text('ip_address'),
    /** For the page that embedded the fields. */
    origin: text('origin'),
    /** When a page was last allowed to use it; security time. */
    authorizedAt: instant('authorized_at'),
    token: text('token'),
    /** Tokens made in it. */
    tokenCount: integer('token_count').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    ...sortIndexes('token_sessions_by_created', table, table.createdAt, table.tokenSessionId),
    ...sortIndexes('token_sessions_by_tokens', table, table.tokenCount, table.tokenSessionId),
    index('token_sessions_unused')
      .on(table.expiresAt)
      .where(sql`${table.userId} is null and ${table.tokenCount} = 0`),
  ],
);
