import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { textMatch } from './text-match.ts';

/** Query keys of every list that aren't filters. */
type PagingKey = 'page' | 'pageSize' | 'cursor' | 'sort' | 'singleSearch' | 'getTotals';

/**
 * Builds a condition from a filter's value. Written as a method type, so that conditions for different values fit into
 * one table: `Filters` types each by its own key's value.
 */
type Condition<Value> = { of(value: Value): SQL | undefined }['of'];

/** A condition for each filter of a list's query: a missing one doesn't type-check. */
export type Filters<Query> = {
  readonly [K in Exclude<keyof Query, PagingKey>]-?: Condition<NonNullable<Query[K]>>;
};

export const contains = (column: SQLWrapper) => (input: string) => textMatch(column, input);

export const oneOf = (column: SQLWrapper) => (values: readonly string[]) =>
  values.length === 1 ? sql`${column} = ${values[0]}` : inArray(column, [...values]);

export const atLeast = (column: SQLWrapper) => (value: number) => sql`${column} >= ${value}`;
export const atMost = (column: SQLWrapper) => (value: number) => sql`${column} <= ${value}`;

/** From inclusive. */
export const from = (column: SQLWrapper) => (moment: Date) =>
  sql`${column} >= ${moment.toISOString()}`;
/** To exclusive. */
export const until = (column: SQLWrapper) => (moment: Date) =>
  sql`${column} < ${moment.toISOString()}`;

/** The conditions of the filters that a query names. */
export function conditionsOf<Query extends object>(
  filters: Filters<Query>,
  query: Query,
): (SQL | undefined)[] {
  const values = new Map<string, unknown>(Object.entries(query));
  const conditions: [string, Condition<unknown>][] = Object.entries(filters);
  return conditions.map(([key, condition]) => {
    const value = values.get(key);
    return value === undefined ? undefined : condition(value);
  });
}
