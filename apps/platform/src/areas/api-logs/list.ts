import type { apiLogs as contract, Output } from '@payfac/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { HandlerInput } from '../../http/handlers.ts';
import { asSelected } from '../../http/lists/as-selected.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import { atLeast, contains, type Filters, from, oneOf, until } from '../../http/lists/filters.ts';
import { within } from '../../http/scope.ts';
import { apiLogs } from '../../kernel/database/schema/index.ts';

export type ApiLogView = Output<typeof contract.list>['data'][number];
type Query = HandlerInput<typeof contract.list>['query'];
export type ApiLogFilters = HandlerInput<typeof contract.chart>['query'];

const l = apiLogs;

/** Statuses below 400 are successes. */
export const succeeded: SQL = sql`${l.statusCode} < 400`;
export const failed: SQL = sql`${l.statusCode} >= 400`;
export const any: SQL = sql`true`;

export const apiLogFilters: Filters<ApiLogFilters> = {
  from: from(l.createdAt),
  to: until(l.createdAt),
  subMerchantId: oneOf(l.subMerchantId),
  spProductId: oneOf(l.spProductId),
  apiUserId: oneOf(l.apiUserId),
  username: contains(l.username),
  method: oneOf(l.method),
  pattern: contains(l.pattern),
  path: contains(l.path),
  requestId: contains(l.requestId),
  ip: contains(l.ip),
  statusCode: (code) => sql`${l.statusCode} = ${code}`,
  durationMin: atLeast(l.durationMs),
};

export const searchedLogs = [l.requestId, l.path, l.apiUserName, l.username, l.ip];

const fields = {
  apiLogId: l.apiLogId,
  requestId: l.requestId,
  method: l.method,
  path: l.path,
  pattern: l.pattern,
  statusCode: l.statusCode,
  durationMs: l.durationMs,
  apiUserId: l.apiUserId,
  apiUserName: l.apiUserName,
  userId: l.userId,
  username: l.username,
  spProductId: l.spProductId,
  subMerchantId: l.subMerchantId,
  ip: l.ip,
  requestBody: l.requestBody,
  responseBody: l.responseBody,
  createdAt: l.createdAt,
};

/** Logged calls: all, only successes, or only failures. */
export const apiLogList = (which: SQL): ListDefinition<Query, typeof fields, ApiLogView> => ({
  fields,
  source: sql`${l}`,
  id: l.apiLogId,
  visible: ({ scope }) => sql`${within(scope, l)} and ${which}`,
  filters: apiLogFilters,
  searched: searchedLogs,
  sorts: {
    createdAt: { expression: l.createdAt, type: 'timestamptz' },
    durationMs: { expression: l.durationMs, type: 'bigint' },
    statusCode: { expression: l.statusCode, type: 'bigint' },
  },
  defaultSort: '-createdAt',
  toRow: asSelected(fields),
});
