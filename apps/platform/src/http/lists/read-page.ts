import { exactCountLimit } from '@payfac/api/contract';
import { and, type SQL } from 'drizzle-orm';
import type { TextRow } from './fields.ts';
import type { Order } from './order.ts';
import { among, countQuery, idsQuery, pageQuery, type Selectable } from './query.ts';

interface PageAsked {
  readonly list: Selectable;
  readonly condition: SQL;
  /** The rows after the cursor. */
  readonly beyond: SQL | undefined;
  readonly order: Order;
  readonly part: { readonly limit: number; readonly offset: number };
  readonly read: (query: SQL, settings?: readonly string[]) => Promise<TextRow[]>;
}

interface PageRead {
  readonly rows: readonly TextRow[];
  /** One more than is told at most. */
  readonly count: number;
}

const countedTo = exactCountLimit + 1;

/** Rows and count at the same time. */
export async function readSideBySide(asked: PageAsked): Promise<PageRead> {
  const { list, condition, beyond, order, part, read } = asked;
  const [rows, counted] = await Promise.all([
    read(pageQuery(list, and(condition, beyond) ?? condition, order, part)),
    read(countQuery(list, condition, countedTo)),
  ]);
  return { rows, count: Number(counted[0]?.[0] ?? 0) };
}

/**
 * Rows that are all looked at are better read as they lie in the table: in the order of an index each of
 * them may be a page of its own, which takes more than twice as long on a million. An index that holds all
 * that is looked at stays the first choice.
 */
const asTheyLie = ['random_page_cost = 2'];

/**
 * For a condition that no index serves: every row is looked at once. The page is made of what was
 * found, unless that is so much that the first rows in order will hold enough of it.
 */
export async function readByLook(asked: PageAsked): Promise<PageRead> {
  const { list, condition, beyond, order, part, read } = asked;
  const found = await read(idsQuery(list, condition, countedTo), asTheyLie);
  const ids = found.flatMap(([id]) => id ?? []);
  if (ids.length === 0) return { rows: [], count: 0 };
  const these = ids.length < countedTo ? among(list, ids) : condition;
  const rows = await read(pageQuery(list, and(these, beyond) ?? these, order, part));
  return { rows, count: ids.length };
}
