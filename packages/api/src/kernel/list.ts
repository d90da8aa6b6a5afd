import * as z from 'zod/mini';
import { queryBoolean, queryInteger } from './query.ts';

export const maximumPageSize = 100;

/** Counts are exact up to this number; a larger one is returned as a lower bound. */
export const exactCountLimit = 10_000;

/**
 * The query of a list: `page` (from 1), `pageSize` (default 10), `cursor` for deep pages, `sort` as a column or
 * `-column`, `singleSearch`, and the list's own filters.
 */
export const listQuery = <
  const S extends readonly [string, ...string[]],
  F extends Readonly<Record<string, z.ZodMiniType>>,
>(
  sortable: S,
  filters: F,
) =>
  z.strictObject({
    /** Page number, from 1. For deep pages use `cursor`. */
    page: z.optional(queryInteger(1, 1_000_000)),
    /** Page size, at most 100 rows. */
    pageSize: z.optional(queryInteger(1, maximumPageSize)),
    /** Cursor of the page: the `nextCursor` of the previous one. */
    cursor: z.optional(z.string().check(z.maxLength(200))),
    /** Sort column; `-column` for descending order. */
    sort: z.optional(
      z.templateLiteral([z.enum(['', '-']), z.enum(sortable)], {
        error: `Choose one of: ${sortable.join(', ')}. Put - in front for descending order.`,
      }),
    ),
    /** Text to find in any searchable field. */
    singleSearch: z.optional(z.string().check(z.maxLength(200))),
    ...filters,
  });

/** Query parameter of lists that can return totals. */
export const withTotals = {
  /** Whether to return `totals` over all pages. Default false. */
  getTotals: z.optional(queryBoolean),
};

/** The response of a list. */
export const listOf = <R extends z.ZodMiniType>(row: R) =>
  z.object({
    /** Rows of this page. */
    data: z.array(row),
    /** Exact up to 10,000; beyond that, 10,000 with `countIsLowerBound`. */
    count: z.int(),
    /** True when there are more than `count` rows. */
    countIsLowerBound: z.optional(z.boolean()),
    /** Cursor of the next page; absent on the last one. */
    nextCursor: z.optional(z.string()),
  });
