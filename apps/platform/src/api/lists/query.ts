import { and, type SQL, sql } from 'drizzle-orm';
import type { SessionContext } from '../context.ts';
import type { ListDefinition, ListQuery } from './definition.ts';
import { type Fields, selection } from './fields.ts';
import { conditionsOf } from './filters.ts';
import { type Order, orderBy } from './order.ts';
import { anyTextMatch, isPattern } from './text-match.ts';

/** Milliseconds a pattern may run in the database. */
export const patternTimeoutMs = 1000;

export function orderOf<Query extends ListQuery, F extends Fields, Row>(
  list: ListDefinition<Query, F, Row>,
  query: Query,
): Order {
  const name = query.sort ?? list.defaultSort;
  const isDescending = name.startsWith('-');
  const sortable = list.sorts[isDescending ? name.slice(1) : name];
  if (!sortable) throw new Error(`The list has no column for the sort ${name}.`);
  return { name, sortable, isDescending, id: list.id };
}

export function conditionOf<Query extends ListQuery, F extends Fields, Row>(
  list: ListDefinition<Query, F, Row>,
  query: Query,
  context: SessionContext,
): SQL {
  const search = query.singleSearch;
  const condition = and(
    list.visible(context),
    ...conditionsOf(list.filters, query),
    search === undefined ? undefined : anyTextMatch(list.searched, search),
  );
  return condition ?? sql`true`;
}

/** A time limit when any text of the query is a pattern. */
export const timeoutOf = (query: object): number | undefined =>
  Object.values(query).some((value) => typeof value === 'string' && isPattern(value))
    ? patternTimeoutMs
    : undefined;

export const rowsQuery = (
  list: { readonly fields: Fields; readonly source: SQL },
  condition: SQL,
  order: Order,
): SQL =>
  sql`select ${selection(list.fields)}, (${order.sortable.expression})::text, ${order.id}
    from ${list.source} where ${condition} order by ${orderBy(order)}`;
