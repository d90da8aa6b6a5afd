import * as z from 'zod/mini';
import { queryBoolean, queryInteger } from './query.ts';

export const maximumPageSize = 100;

/** Counts are exact up to here; a larger one is answered as a lower bound. */
export const exactCountLimit = 10_000;

/**
 * The query of a list: `page` (from 1), `pageSize` (default 10), `cursor` for deep pages, `sort` as
 * a column or `-column`, `singleSearch`, and the list's own filters.
 */
export const listQuery = <
  const S extends readonly [string, ...string[]],
  F extends Readonly<Record<string, z.ZodMiniType>>,
>(
  sortable: S,
  filters: F,
) =>
  z.strictObject({
    /** The page, counted from 1. For deep pages use `cursor`. */
    page: z.optional(queryInteger(1, 1_000_000)),
    /** Rows on a page, at most 100. */
    pageSize: z.optional(queryInteger(1, maximumPageSize)),
    /** Where the page begins: the `nextCursor` of the page before. */
    cursor: z.optional(z.string().check(z.maxLength(200))),
    /** A column, or `-column` for descending order. */
    sort: z.optional(
      z.templateLiteral([z.enum(['', '-']), z.enum(sortable)], {
        error: `Choose one of: ${sortable.join(', ')}. Put - in front for descending order.`,
      }),
    ),
    /** Text that is looked for in every searched field. */
    singleSearch: z.optional(z.string().check(z.maxLength(200))),
    ...filters,
  });

/** Part of the query of a list that can say what all rows of a query come to. */
export const withTotals = {
  /** Whether `totals` are returned, over all pages. Default false. */
  getTotals: z.optional(queryBoolean),
};

/** The response of a list. */
export const listOf = <R extends z.ZodMiniType>(row: R) =>
  z.object({
    /** The rows of this page. */
    data: z.array(row),
    /** Exact up to 10,000; beyond, 10,000 with `countIsLowerBound`. */
    count: z.int(),
    /** True where there are more than `count` says. */
    countIsLowerBound: z.optional(z.boolean()),
    /** Where the next page begins; absent on the last one. */
    nextCursor: z.optional(z.string()),
  });
