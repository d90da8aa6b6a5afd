import { apiLogSchema, apiPatternSchema, apiResponseTimeSchema } from '@payfac/domain/api-logs';
import * as z from 'zod/mini';
import { chartByKey, chartOf, periodParams } from '../../kernel/charts.ts';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { apiLogFilters } from './schemas.ts';

const access = ['sidebar.apiLogs'] as const;
const query = listQuery(['createdAt', 'durationMs', 'statusCode'], apiLogFilters);
const chartQuery = z.strictObject(apiLogFilters);
const counts = chartOf(['Count']);

/** Calls to the platform, newest first: staff see all, a provider those of its products. */
export const list = {
  id: 'apiLogs.list',
  method: 'GET',
  path: 'foundation/developer/apilogs',
  reads: ['apiLogs'],
  access,
  query,
  output: listOf(apiLogSchema),
  failure,
  list: true,
} as const satisfies Endpoint;

/** Calls with a status below 400. */
export const listSuccesses = {
  id: 'apiLogs.listSuccesses',
  method: 'GET',
  path: 'foundation/developer/apilogs/success',
  reads: ['apiLogs'],
  access,
  query,
  output: listOf(apiLogSchema),
  failure,
  list: true,
} as const satisfies Endpoint;

/** Calls with a status of 400 and above. */
export const listErrors = {
  id: 'apiLogs.listErrors',
  method: 'GET',
  path: 'foundation/developer/apilogs/error',
  reads: ['apiLogs'],
  access,
  query,
  output: listOf(apiLogSchema),
  failure,
  list: true,
} as const satisfies Endpoint;

/** Response times by kind of call, slowest first. */
export const listResponseTimes = {
  id: 'apiLogs.listResponseTimes',
  method: 'GET',
  path: 'foundation/developer/apilogs/responsetime',
  reads: ['apiLogs'],
  access,
  query: listQuery(['p95Ms', 'averageMs', 'count', 'pattern'], apiLogFilters),
  output: listOf(apiResponseTimeSchema),
  failure,
  list: true,
} as const satisfies Endpoint;

/** Call and failure counts by kind of call, most frequent first. */
export const listPatterns = {
  id: 'apiLogs.listPatterns',
  method: 'GET',
  path: 'foundation/developer/apilogs/patterns',
  reads: ['apiLogs'],
  access,
  query: listQuery(['count', 'errorCount', 'pattern'], apiLogFilters),
  output: listOf(apiPatternSchema),
  failure,
  list: true,
} as const satisfies Endpoint;

export const chart = {
  id: 'apiLogs.chart',
  method: 'GET',
  path: 'foundation/developer/apilogs/charts/{period}',
  reads: ['apiLogs'],
  access,
  params: periodParams,
  query: chartQuery,
  output: counts,
  failure,
} as const satisfies Endpoint;

export const chartSuccesses = {
  id: 'apiLogs.chartSuccesses',
  method: 'GET',
  path: 'foundation/developer/apilogs/charts/{period}/success',
  reads: ['apiLogs'],
  access,
  params: periodParams,
  query: chartQuery,
  output: counts,
  failure,
} as const satisfies Endpoint;

export const chartErrors = {
  id: 'apiLogs.chartErrors',
  method: 'GET',
  path: 'foundation/developer/apilogs/charts/{period}/error',
  reads: ['apiLogs'],
  access,
  params: periodParams,
  query: chartQuery,
  output: counts,
  failure,
} as const satisfies Endpoint;

/** Response times, in milliseconds. */
export const chartResponseTimes = {
  id: 'apiLogs.chartResponseTimes',
  method: 'GET',
  path: 'foundation/developer/apilogs/charts/{period}/responsetime',
  reads: ['apiLogs'],
  access,
  params: periodParams,
  query: chartQuery,
  output: chartOf(['Average', 'P95']),
  failure,
} as const satisfies Endpoint;

/** One series per kind of call. */
export const chartPatterns = {
  id: 'apiLogs.chartPatterns',
  method: 'GET',
  path: 'foundation/developer/apilogs/charts/{period}/patterns',
  reads: ['apiLogs'],
  access,
  params: periodParams,
  query: chartQuery,
  output: chartByKey,
  failure,
} as const satisfies Endpoint;

const calls = {
  /** List API calls. */
  list,
  /** List API calls that succeeded. */
  listSuccesses,
  /** List API calls that failed. */
  listErrors,
  /** List response times by kind of call. */
  listResponseTimes,
  /** List API calls by kind. */
  listPatterns,
  /** Chart API calls. */
  chart,
  /** Chart API calls that succeeded. */
  chartSuccesses,
  /** Chart API calls that failed. */
  chartErrors,
  /** Chart response times. */
  chartResponseTimes,
  /** Chart API calls by kind. */
  chartPatterns,
};

export type ApiLogsArea = Calls<typeof calls>;

export const apiLogs: ApiLogsArea = calls;
