import type { Cents } from '@payfac/domain/money';
import { bigint, type ExtraConfigColumn, index, jsonb, text, timestamp } from 'drizzle-orm/pg-core';

/** Money: whole cents in a bigint, the domain's `Cents` in code. */
export const money = (name: string) => bigint(name, { mode: 'number' }).$type<Cents>();

/** An instant, in UTC with milliseconds, so that a JavaScript `Date` represents it exactly. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => instant('created_at').notNull();
export const updatedAt = () => instant('updated_at').notNull();

/** A text column that holds one of the words of `T`. */
export const word = <T extends string>(name: string) => text(name).$type<T>();

/** A document that is read as a whole and never filtered by. */
export const document = <T>(name: string) => jsonb(name).$type<T>();

/** A row's owner, which `within` checks. */
export const owner = () => ({
  facilitatorId: text('facilitator_id').notNull(),
  spProductId: text('sp_product_id').notNull(),
  subMerchantId: text('sub_merchant_id').notNull(),
});

/**
 * Indexes for one sort of a list, for staff and for one merchant: newest or largest first, then by ID.
 * @param name of the first; the merchant's has the suffix `_of_merchant`.
 */
export const sortIndexes = (
  name: string,
  table: { readonly facilitatorId: ExtraConfigColumn; readonly subMerchantId: ExtraConfigColumn },
  column: ExtraConfigColumn,
  id: ExtraConfigColumn,
) => [
  index(name).on(table.facilitatorId, column.desc().nullsFirst(), id.desc().nullsFirst()),
  index(`${name}_of_merchant`).on(
    table.subMerchantId,
    column.desc().nullsFirst(),
    id.desc().nullsFirst(),
  ),
];
