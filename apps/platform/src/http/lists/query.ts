import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SessionContext } from '../context.ts';
import type { ListDefinition, ListQuery } from './definition.ts';
import { type Fields, selection } from './fields.ts';
import { conditionsOf } from './filters.ts';
import { type Order, orderBy } from './order.ts';
import { anyTextMatch, isPattern } from './text-match.ts';

/** Milliseconds a pattern may run in the database. */
const patternTimeoutMs = 1000;

export function orderOf<Query extends ListQuery, F extends Fields, Row>(
  list: ListDefinition<Query, F, Row>,
  query: Query,
): Order {
  const name = query.sort ?? list.defaultSort;
  const isDescending = name.startsWith('-');
  const sortable = list.sorts[isDescending ? name.slice(1) : name];
  if (!sortable) throw new Error(`This list can’t be sorted by ${name}.`);
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
    search === undefined
      ? undefined
      : or(anyTextMatch(list.searched, search), list.search?.(search)),
  );
  return condition ?? sql`true`;
}

/** A time limit when any text of the query is a pattern. */
export const timeoutOf = (query: object): number | undefined =>
  Object.values(query).some((value) => typeof value === 'string' && isPattern(value))
    ? patternTimeoutMs
    : undefined;

/** What is read of a list. */
export interface Selectable {
  readonly fields: Fields;
  readonly source: SQL;
  readonly keySource?: SQL;
  readonly id: SQLWrapper;
}

const shown = (list: Selectable, { sortable, id }: Order): SQL =>
  sql`${selection(list.fields)}, (${sortable.expression})::text, ${id}`;

const ordered = (list: Selectable, selected: SQL, condition: SQL, order: Order): SQL =>
  sql`select ${selected} from ${list.source} where ${condition} order by ${orderBy(order)}`;

/** All rows that meet a condition, in order. */
export const rowsQuery = (list: Selectable, condition: SQL, order: Order): SQL =>
  ordered(list, selection(list.fields), condition, order);

/** A part of these rows; after the fields the sort's value as text, and the id. */
export function pageQuery(
  list: Selectable,
  condition: SQL,
  order: Order,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): SQL {
  if (!list.keySource) {
    return sql`${ordered(list, shown(list, order), condition, order)} limit ${limit} offset ${offset}`;
  }
  return sql`with page as materialized (
      select ${list.id} as id from ${list.keySource} where ${condition}
      order by ${orderBy(order)} limit ${limit} offset ${offset}
    )
    select ${shown(list, order)} from page join (${list.source}) on ${list.id} = page.id
    order by ${orderBy(order)}`;
}

/** How many rows meet a condition, counted no further than a limit. */
export const countQuery = (list: Selectable, condition: SQL, limit: number): SQL =>
  sql`select count(*) from (
    select 1 from ${list.keySource ?? list.source} where ${condition} limit ${limit}
  ) as counted`;

/** The ids of rows that meet a condition, in any order, no more than a limit. */
export const idsQuery = (list: Selectable, condition: SQL, limit: number): SQL =>
  sql`select ${list.id} from ${list.keySource ?? list.source} where ${condition} limit ${limit}`;

/** These rows of a list. */
export const among = (list: Selectable, ids: readonly string[]): SQL =>
  sql`${list.id} = any(${sql.param(ids)}::text[])`;

const isText = ([name, value]: [string, unknown]): boolean =>
  typeof value === 'string' && name !== 'sort' && name !== 'cursor';

/** Whether a query looks for a text, which may take a look at every row. */
export const looksForText = (query: object): boolean => Object.entries(query).some(isText);
