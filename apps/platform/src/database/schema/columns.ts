import type { Cents } from '@payfac/domain/money';
import { bigint, jsonb, text, timestamp } from 'drizzle-orm/pg-core';

/** Money: whole cents in a bigint, the domain's `Cents` in code. */
export const money = (name: string) => bigint(name, { mode: 'number' }).$type<Cents>();

/** A moment, in UTC with milliseconds, so that a JavaScript `Date` holds it without loss. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => instant('created_at').notNull();
export const updatedAt = () => instant('updated_at').notNull();

/** A text column that holds one of the words of `T`. */
export const word = <T extends string>(name: string) => text(name).$type<T>();

/** A document whose parts are read whole and never filtered on. */
export const document = <T>(name: string) => jsonb(name).$type<T>();
