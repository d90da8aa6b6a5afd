import type { SQLWrapper } from 'drizzle-orm';
import { and, type SQL, sql } from 'drizzle-orm';
import type { ListQuery } from './definition.ts';
import type { Computed } from './fields.ts';
import { conditionsOf, type Filters } from './filters.ts';
import { anyTextMatch } from './text-match.ts';

/** What chooses a page of a list, and nothing of its rows. */
export type Paging = Pick<ListQuery, 'page' | 'pageSize' | 'cursor' | 'sort'>;

/** The paging of a query alone: for lists of groups, whose filters choose what is grouped. */
export const pagingOf = ({ page, pageSize, cursor, sort }: ListQuery): Paging => ({
  page,
  pageSize,
  cursor,
  sort,
});

/** A column of the groups, which a source is to name `grouped`. */
export const groupColumn = <T>(name: string, read: (text: string) => T): Computed<T> => ({
  expression: sql.raw(`grouped.${name}`),
  read,
});

/** A column's text as it is. */
export const asText = (text: string): string => text;

/** What a list of groups leaves to `groupedCondition`: whose rows, and which of them. */
export const filteredBelow = {
  visible: () => undefined,
  filters: {},
  searched: [],
} as const;

/** The condition that a list's query makes on the rows below its groups. */
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
