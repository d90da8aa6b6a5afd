import { exactCountLimit } from '@payfac/api/contract';
import { and, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Cursor } from './cursor.ts';
import type { TextRow } from './fields.ts';
import { after, type Order } from './order.ts';
import { among, countQuery, foundQuery, pageQuery, type Selectable } from './query.ts';

interface PageAsked {
  readonly list: Selectable;
  readonly condition: SQL;
  /** Conditions of which a row must meet any: the same rows as by `condition`. */
  readonly parts: readonly SQL[];
  /** One of them, counted first: if enough rows match it, the search ends. */
  readonly common: SQL | undefined;
  /** The end of the previous page. */
  readonly cursor: Cursor | undefined;
  readonly order: Order;
  readonly part: { readonly limit: number; readonly offset: number };
  readonly read: (query: SQL) => Promise<TextRow[]>;
}

interface PageRead {
  readonly rows: readonly TextRow[];
  /** One more than the highest reported count. */
  readonly count: number;
}

const countedTo = exactCountLimit + 1;

const beyond = (condition: SQL, order: Order, cursor: Cursor | undefined): SQL =>
  and(condition, cursor && after(order, cursor)) ?? condition;

/** Rows and count at the same time. */
export async function readSideBySide(asked: PageAsked): Promise<PageRead> {
  const { list, condition, cursor, order, part, read } = asked;
  const [rows, counted] = await Promise.all([
    read(pageQuery(list, beyond(condition, order, cursor), order, part)),
    read(countQuery(list, condition, countedTo)),
  ]);
  return { rows, count: Number(counted[0]?.[0] ?? 0) };
}

const idsSchema = z.array(z.string());

/**
 * For text searches: finds and counts all matching rows before sorting them. If there are too many to count, the first
 * rows in order contain enough matches.
 */
export async function readFound(asked: PageAsked): Promise<PageRead> {
  const { list, condition, parts, common, cursor, order, part, read } = asked;
  const [found] = await read(
    foundQuery(list, parts, { common, order, cursor, part, limit: countedTo }),
  );
  const count = Number(found?.[0] ?? 0);
  if (count === countedTo) {
    return {
      rows: await read(pageQuery(list, beyond(condition, order, cursor), order, part)),
      count,
    };
  }
  const ids = idsSchema.parse(JSON.parse(found?.[1] ?? '[]'));
  if (ids.length === 0) return { rows: [], count };
  return {
    rows: await read(pageQuery(list, among(list, ids), order, { ...part, offset: 0 })),
    count,
  };
}
