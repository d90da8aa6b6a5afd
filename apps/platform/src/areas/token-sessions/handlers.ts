import type { tokenSessions as contract } from '@payfac/api/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput, Handlers } from '../../http/handlers.ts';
import { conditionsOf } from '../../http/lists/filters.ts';
import { pageOf } from '../../http/lists/page.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import { subMerchants, tokenSessions } from '../../kernel/database/schema/index.ts';
import { tokenSessionFilters, tokenSessionList, tokenSessionSource } from './list.ts';

type ChartQuery = HandlerInput<typeof contract.deviceChart>['query'];

/** The most slices a chart names; the rest count as one. */
const namedShares = 9;

const share = z.object({ name: z.string(), count: z.coerce.number() });

const inChart = (query: ChartQuery, { scope }: SessionContext): SQL =>
  and(within(scope, subMerchants), ...conditionsOf(tokenSessionFilters, query)) ?? sql`false`;

export const createTokenSessionsHandlers = (services: Services): Handlers<typeof contract> => {
  const chartBy =
    (column: AnyPgColumn) =>
    async ({ query }: { query: ChartQuery }, context: SessionContext) => {
      const { rows } = await services.pool.execute(sql`
        with counted as (
          select coalesce(${column}, 'Unknown') as name, count(*) as count
          from ${tokenSessionSource} where ${inChart(query, context)} group by 1
        ), ranked as (
          select name, count, row_number() over (order by count desc, name) as place from counted
        ), named as (
          select case when place > ${namedShares} then 'Other' else name end as name,
                 place > ${namedShares} as is_rest, count from ranked
        )
        select name, sum(count)::text as count from named
        group by name, is_rest order by is_rest, sum(count) desc, name`);
      return { data: rows.map((row) => share.parse(row)) };
    };

  return {
    list: pageOf(services.pool, tokenSessionList),
    deviceChart: chartBy(tokenSessions.device),
    browserChart: chartBy(tokenSessions.browser),
    osChart: chartBy(tokenSessions.os),
  };
};
