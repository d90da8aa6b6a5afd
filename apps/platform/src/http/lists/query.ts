import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SessionContext } from '../context.ts';
import type { Cursor } from './cursor.ts';
import type { ListDefinition, ListQuery } from './definition.ts';
import { type Fields, selection } from './fields.ts';
import { conditionsOf } from './filters.ts';
import { after, type Order, orderBy } from './order.ts';
import { isIndexed, isPattern, textMatch } from './text-match.ts';

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
  return and(filteredOf(list, query, context), or(...searchesOf(list, query))) ?? sql`true`;
}

const filteredOf = <Query extends ListQuery, F extends Fields, Row>(
  list: ListDefinition<Query, F, Row>,
  query: Query,
  context: SessionContext,
): SQL | undefined => and(list.visible(context), ...conditionsOf(list.filters, query));

/** The conditions of a search: a row meets any of them. */
function searchesOf<Query extends ListQuery, F extends Fields, Row>(
  { searched, search }: ListDefinition<Query, F, Row>,
  { singleSearch: input }: Query,
): readonly SQL[] {
  if (input === undefined) return [];
  const texts = searched.map((column) => textMatch(column, input));
  const found = [...texts, ...(search?.(input) ?? [])].flatMap((one) => one ?? []);
  return found.length > 0 ? found : [sql`false`];
}

/**
 * The same condition in parts, each served by an index: rows that meet any of them are those that meet the whole. It is
 * one part if no index serves a text, so that all rows are scanned once.
 */
export function partsOf<Query extends ListQuery, F extends Fields, Row>(
  list: ListDefinition<Query, F, Row>,
  query: Query,
  context: SessionContext,
): readonly SQL[] {
  const { singleSearch: input } = query;
  if (input === undefined || !isIndexed(input)) return [conditionOf(list, query, context)];
  const filtered = filteredOf(list, query, context);
  return searchesOf(list, query).map((one) => and(filtered, one) ?? one);
}

/** The part of a search that is counted first, in case enough rows match it to end the search. */
export function commonOf<Query extends ListQuery, F extends Fields, Row>(
  list: ListDefinition<Query, F, Row>,
  query: Query,
  context: SessionContext,
): SQL | undefined {
  const common = query.singleSearch === undefined ? undefined : list.common?.(query.singleSearch);
  const isFiltered = conditionsOf(list.filters, query).some((one) => one !== undefined);
  return common && !isFiltered ? and(list.visible(context), common) : undefined;
}

/** A time limit when any text of the query is a pattern. */
export const timeoutOf = (query: object): number | undefined =>
  Object.values(query).some((value) => typeof value === 'string' && isPattern(value))
    ? patternTimeoutMs
    : undefined;

/** Reads a list. */
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

/** Some of these rows; after the fields come the sort value as text and the ID. */
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

/** The number of rows that meet a condition, counted up to a limit. */
export const countQuery = (list: Selectable, condition: SQL, limit: number): SQL =>
  sql`select count(*) from (
    select 1 from ${list.keySource ?? list.source} where ${condition} limit ${limit}
  ) as counted`;

/**
 * The number of rows that meet any of the conditions, counted up to a limit, and the IDs of a page of those counted, as
 * JSON. If enough rows match the common part, the search ends there.
 */
export function foundQuery(
  list: Selectable,
  parts: readonly SQL[],
  { common, order, cursor, part, limit }: FoundAsked,
): SQL {
  const found = parts.map(
    (condition) => sql`(select ${list.id} as id, ${order.sortable.expression} as at
      from ${list.keySource ?? list.source} where ${condition} limit ${limit})`,
  );
  const own: Order = {
    ...order,
    sortable: { ...order.sortable, expression: sql`at` },
    id: sql`id`,
  };
  return sql`with common as materialized (${common ? countQuery(list, common, limit) : sql`select 0 as count`}),
    found as materialized (
      select * from (${sql.join(found, sql` union `)}) as each
      where (select count from common) < ${limit} limit ${limit}
    )
    select greatest((select count from common), (select count(*) from found)), array_to_json(array(
      select id from found where ${cursor ? after(own, cursor) : sql`true`}
      order by ${orderBy(own)} limit ${part.limit} offset ${part.offset}))`;
}

interface FoundAsked {
  readonly common: SQL | undefined;
  readonly order: Order;
  readonly cursor: Cursor | undefined;
  readonly part: { readonly limit: number; readonly offset: number };
  readonly limit: number;
}

/** These rows of a list. */
export const among = (list: Selectable, ids: readonly string[]): SQL =>
  sql`${list.id} = any(${sql.param(ids)}::text[])`;

/** Whether a query searches a text, which may scan every row. */
export function looksForText<Query extends ListQuery, F extends Fields, Row>(
  { filters }: ListDefinition<Query, F, Row>,
  query: Query,
): boolean {
  if (query.singleSearch !== undefined) return true;
  const texts = Object.entries(query).filter(([, value]) => typeof value === 'string');
  return conditionsOf(filters, Object.fromEntries(texts)).some((one) => one !== undefined);
}
