import type { apiLogs as contract, Output } from '@payfac/api/contract';
import { apiLogMethods } from '@payfac/domain/api-logs';
import { type SQL, sql } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import { epoch, readInstant } from '../../http/lists/fields.ts';
import {
  asText,
  filteredBelow,
  groupColumn,
  groupedCondition,
  type Paging,
} from '../../http/lists/grouped.ts';
import { within } from '../../http/scope.ts';
import { apiLogs } from '../../kernel/database/schema/index.ts';
import { apiLogFilters, failed, searchedLogs, succeeded } from './list.ts';

type Pattern = Output<typeof contract.listPatterns>['data'][number];
type ResponseTime = Output<typeof contract.listResponseTimes>['data'][number];
type Query = HandlerInput<typeof contract.listPatterns>['query'] &
  HandlerInput<typeof contract.listResponseTimes>['query'];

const l = apiLogs;

const whole = (text: string): number => Math.round(Number(text));
const sortable = (name: string) =>
  ({ expression: sql.raw(`grouped.${name}`), type: 'bigint' }) as const;

const fields = {
  method: groupColumn('method', (text) => apiLogMethods.find((method) => method === text) ?? null),
  pattern: groupColumn('pattern', asText),
  count: groupColumn('total', Number),
  successCount: groupColumn('succeeded', Number),
  errorCount: groupColumn('failed', Number),
  lastAt: groupColumn('last_at', readInstant),
  averageMs: groupColumn('average', whole),
  medianMs: groupColumn('median', whole),
  p95Ms: groupColumn('p95', whole),
  maximumMs: groupColumn('maximum', Number),
};

const percentile = (part: number): SQL =>
  sql`round(percentile_cont(${part}::float8) within group (order by ${l.durationMs}))::bigint`;

const grouped = (condition: SQL): SQL => sql`(
  select ${l.method} as method, ${l.pattern} as pattern, count(*) as total,
    count(*) filter (where ${succeeded}) as succeeded, count(*) filter (where ${failed}) as failed,
    max(${l.createdAt}) as last_at, round(avg(${l.durationMs}))::bigint as average,
    ${percentile(0.5)} as median, ${percentile(0.95)} as p95, max(${l.durationMs}) as maximum
  from ${l} where ${condition} group by ${l.method}, ${l.pattern}
) as grouped`;

const shared = (query: Query, { scope }: SessionContext) => ({
  fields,
  source: grouped(groupedCondition(query, apiLogFilters, searchedLogs, within(scope, l))),
  id: sql.raw("grouped.method || ' ' || grouped.pattern"),
  ...filteredBelow,
});

const byPattern = { expression: sql.raw('grouped.pattern'), type: 'text' } as const;

/** Calls and failures per route pattern. Built per request. */
export const patterns = (
  query: HandlerInput<typeof contract.listPatterns>['query'],
  context: SessionContext,
): ListDefinition<Paging, typeof fields, Pattern> => ({
  ...shared({ ...query, sort: undefined }, context),
  sorts: { count: sortable('total'), errorCount: sortable('failed'), pattern: byPattern },
  defaultSort: '-count',
  toRow: (raw) => ({
    method: raw.method ?? 'GET',
    pattern: raw.pattern ?? '',
    count: raw.count ?? 0,
    successCount: raw.successCount ?? 0,
    errorCount: raw.errorCount ?? 0,
    lastAt: raw.lastAt ?? epoch,
  }),
});

/** Response times per route pattern. Built per request. */
export const responseTimes = (
  query: HandlerInput<typeof contract.listResponseTimes>['query'],
  context: SessionContext,
): ListDefinition<Paging, typeof fields, ResponseTime> => ({
  ...shared({ ...query, sort: undefined }, context),
  sorts: {
    p95Ms: sortable('p95'),
    averageMs: sortable('average'),
    count: sortable('total'),
    pattern: byPattern,
  },
  defaultSort: '-p95Ms',
  toRow: (raw) => ({
    method: raw.method ?? 'GET',
    pattern: raw.pattern ?? '',
    count: raw.count ?? 0,
    averageMs: raw.averageMs ?? 0,
    medianMs: raw.medianMs ?? 0,
    p95Ms: raw.p95Ms ?? 0,
    maximumMs: raw.maximumMs ?? 0,
  }),
});
