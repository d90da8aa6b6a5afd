import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { textMatch } from './text-match.ts';

/** Keys of every list's query that are no filters. */
export type PagingKey = 'page' | 'pageSize' | 'cursor' | 'sort' | 'singleSearch';

/** A condition for each filter of a list's query: a filter without one does not type-check. */
export type Filters<Query> = {
  readonly [K in Exclude<keyof Query, PagingKey>]-?: (
    value: NonNullable<Query[K]>,
  ) => SQL | undefined;
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
  return Object.entries(filters).map(([key, condition]) => {
    const value = values.get(key);
    // `Filters` has typed each condition by the value of its own key.
    return value === undefined ? undefined : (condition as (value: unknown) => SQL)(value);
  });
}
