import type { Cents } from '@payfac/domain/money';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { readSum } from '../../kernel/database/aggregates.ts';
import type { ReadSource } from '../../kernel/database/read-source.ts';
import type { SessionContext } from '../context.ts';
import { boundedRead } from './bounded-read.ts';
import type { ListDefinition, ListQuery } from './definition.ts';
import type { Fields, TextRow } from './fields.ts';
import type { Page } from './page.ts';
import { conditionOf } from './query.ts';

/**
 * Reads sums, counts and other aggregates over all rows of a list's query: the same rows as its pages, by the same
 * condition.
 * @param aggregates in the order of the texts read.
 */
export const aggregatesOf =
  <Query extends ListQuery, F extends Fields, Row>(
    pool: ReadSource,
    list: ListDefinition<Query, F, Row>,
    aggregates: readonly SQLWrapper[],
  ) =>
  async (query: Query, context: SessionContext): Promise<TextRow> => {
    const read = boundedRead(pool, query, context.signal);
    const selected = sql.join([...aggregates], sql`, `);
    const condition = conditionOf(list, query, context);
    const [row] = await read(sql`select ${selected} from ${list.source} where ${condition}`);
    return row ?? [];
  };

/** Sums of money columns by name, over all rows of a list's query. */
export function sumsOf<Query extends ListQuery, F extends Fields, Row, const K extends string>(
  pool: ReadSource,
  list: ListDefinition<Query, F, Row>,
  columns: Readonly<Record<K, SQLWrapper>>,
) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are the record's own keys
  const names = Object.keys(columns) as K[];
  const aggregates = aggregatesOf(
    pool,
    list,
    names.map((name) => sql`coalesce(sum(${columns[name]}), 0)`),
  );
  return async (query: Query, context: SessionContext): Promise<Record<K, Cents>> => {
    const texts = await aggregates(query, context);
    const sums = names.map((name, place) => [name, readSum(texts[place] ?? '0')] as const);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one sum a name
    return Object.fromEntries(sums) as Record<K, Cents>;
  };
}

/** A page with the totals of all rows of its query, if `getTotals` requests them. */
export const pageWithTotals =
  <Query extends ListQuery & { getTotals?: boolean | undefined }, Row, Totals>(
    page: (input: { query: Query }, context: SessionContext) => Promise<Page<Row>>,
    totalsOf: (query: Query, context: SessionContext) => Promise<Totals>,
  ) =>
  async (
    input: { query: Query },
    context: SessionContext,
  ): Promise<Page<Row> & { totals?: Totals }> => {
    if (input.query.getTotals !== true) return page(input, context);
    const [shown, totals] = await Promise.all([
      page(input, context),
      totalsOf(input.query, context),
    ]);
    return { ...shown, totals };
  };
