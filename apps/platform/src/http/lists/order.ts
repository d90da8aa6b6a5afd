import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Cursor } from './cursor.ts';

export interface Sortable {
  /** As it stands in an index. */
  readonly expression: SQLWrapper;
  /** SQL type that a cursor's text is cast to. */
  readonly type: 'timestamptz' | 'bigint' | 'text' | 'date' | 'int';
  readonly isNullable?: true;
}

/** The order of a page. Ids break ties in the sort's own direction. */
export interface Order {
  readonly name: string;
  readonly sortable: Sortable;
  readonly isDescending: boolean;
  readonly id: SQLWrapper;
}

/** PostgreSQL's default order of nulls, first when descending, as in the indexes. */
export function orderBy({ sortable, isDescending, id }: Order): SQL {
  const direction = isDescending ? sql`desc` : sql`asc`;
  return sql`${sortable.expression} ${direction}, ${id} ${direction}`;
}

/** The rows after a cursor. */
export function after({ sortable, isDescending, id }: Order, cursor: Cursor): SQL {
  const { expression, type, isNullable } = sortable;
  const compare = isDescending ? sql`<` : sql`>`;
  const value = sql`${cursor.value}::${sql.raw(type)}`;
  if (!isNullable) return sql`(${expression}, ${id}) ${compare} (${value}, ${cursor.id})`;
  if (cursor.value === null) {
    const sameNull = sql`(${expression} is null and ${id} ${compare} ${cursor.id})`;
    return isDescending ? sql`(${sameNull} or ${expression} is not null)` : sameNull;
  }
  const beyond = sql`(${expression}, ${id}) ${compare} (${value}, ${cursor.id})`;
  return isDescending ? beyond : sql`(${beyond} or ${expression} is null)`;
}
