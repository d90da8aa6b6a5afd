import type { SQLWrapper } from 'drizzle-orm';
import { and, type SQL, sql } from 'drizzle-orm';
import type { ListQuery } from './definition.ts';
import type { Computed } from './fields.ts';
import { conditionsOf, type Filters } from './filters.ts';
import { anyTextMatch } from './text-match.ts';

/** The paging keys of a query, which don't filter rows. */
export type Paging = Pick<ListQuery, 'page' | 'pageSize' | 'cursor' | 'sort'>;

/** Only a query's paging: for lists of groups, whose filters choose what is grouped. */
export const pagingOf = ({ page, pageSize, cursor, sort }: ListQuery): Paging => ({
  page,
  pageSize,
  cursor,
  sort,
});

/** A column of the groups, which the source must name `grouped`. */
export const groupColumn = <T>(name: string, read: (text: string) => T): Computed<T> => ({
  expression: sql.raw(`grouped.${name}`),
  read,
});

/** A column's unchanged text. */
export const asText = (text: string): string => text;

/** What a list of groups leaves to `groupedCondition`: its scope and filters. */
export const filteredBelow = {
  visible: () => undefined,
  filters: {},
  searched: [],
} as const;

/** The condition of a list's query on the rows in its groups. */
export const groupedCondition = <Query extends ListQuery>(
  query: Query,
  filters: Filters<Query>,
  searched: readonly SQLWrapper[],
  visible: SQL | undefined,
): SQL =>
  and(
    visible,
    ...conditionsOf(filters, query),
    query.singleSearch === undefined ? undefined : anyTextMatch(searched, query.singleSearch),
  ) ?? sql`true`;
