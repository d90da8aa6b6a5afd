import type { apiLogs as contract } from '@payfac/api/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import { apiLogBatch } from '../../http/api-log.ts';
import { type Aggregates, seriesOf } from '../../http/charts/buckets.ts';
import { seriesByKey } from '../../http/charts/by-key.ts';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput, Handlers } from '../../http/handlers.ts';
import { conditionsOf } from '../../http/lists/filters.ts';
import { pagingOf } from '../../http/lists/grouped.ts';
import { pageOf } from '../../http/lists/page.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import { apiLogs } from '../../kernel/database/schema/index.ts';
import { any, apiLogFilters, apiLogList, failed, succeeded } from './list.ts';
import { patterns, responseTimes } from './patterns.ts';

type ChartInput = HandlerInput<typeof contract.chart>;

const l = apiLogs;
const times = {
  Average: sql`avg(${l.durationMs})`,
  P95: sql`percentile_cont(0.95) within group (order by ${l.durationMs})`,
};

export const createApiLogsHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, pool } = services;

  /** Flushes buffered log entries first, so that recent calls show. */
  const fresh =
    <I, A>(handle: (input: I, context: SessionContext) => Promise<A>) =>
    async (input: I, context: SessionContext): Promise<A> => {
      await apiLogBatch.flush(database).catch(() => undefined);
      return handle(input, context);
    };

  const rowsOf = ({ query }: ChartInput, { scope }: SessionContext, which: SQL) => ({
    source: sql`${l}`,
    at: sql`${l.createdAt}`,
    condition: and(within(scope, l), which, ...conditionsOf(apiLogFilters, query)) ?? which,
  });

  const askedOf = ({ params, query }: ChartInput, { timeZone }: SessionContext) => ({
    ...query,
    period: params.period,
    zone: timeZone,
  });

  const chart = <N extends string>(which: SQL, names: readonly N[], values: Aggregates<N>) =>
    fresh(async (input: ChartInput, context) => ({
      series: await seriesOf(
        services,
        rowsOf(input, context, which),
        askedOf(input, context),
        names,
        values,
      ),
    }));

  const counts = (which: SQL) => chart(which, ['Count'] as const, { Count: sql`count(*)` });

  return {
    list: fresh(pageOf(pool, apiLogList(any))),
    listSuccesses: fresh(pageOf(pool, apiLogList(succeeded))),
    listErrors: fresh(pageOf(pool, apiLogList(failed))),
    listResponseTimes: fresh(
      ({ query }: HandlerInput<typeof contract.listResponseTimes>, context) =>
        pageOf(pool, responseTimes(query, context))({ query: pagingOf(query) }, context),
    ),
    listPatterns: fresh(({ query }: HandlerInput<typeof contract.listPatterns>, context) =>
      pageOf(pool, patterns(query, context))({ query: pagingOf(query) }, context),
    ),
    chart: counts(any),
    chartSuccesses: counts(succeeded),
    chartErrors: counts(failed),
    chartResponseTimes: chart(any, ['Average', 'P95'] as const, times),
    chartPatterns: fresh(async (input: ChartInput, context) => ({
      series: await seriesByKey(
        services,
        {
          ...rowsOf(input, context, any),
          key: sql`${l.method} || ' ' || ${l.pattern}`,
          name: sql`${l.method} || ' ' || ${l.pattern}`,
        },
        askedOf(input, context),
      ),
    })),
  };
};
