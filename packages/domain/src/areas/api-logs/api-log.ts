import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';

export const apiLogMethods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export type ApiLogMethod = (typeof apiLogMethods)[number];

/** One call to the platform, made with an API key or by a signed-in user. */
export const apiLogSchema = z.object({
  /** Id of the logged call, `log_…`, from `apiLogs.list`. */
  apiLogId: z.string(),
  /** Request id to quote to support. */
  requestId: z.string(),
  /** HTTP method. */
  method: z.enum(apiLogMethods),
  /** Path of the request, without the query. */
  path: z.string(),
  /** The path with ids replaced by names, such as `backoffice/customers/{id}`. */
  pattern: z.string(),
  /** HTTP status of the response, such as 200. */
  statusCode: z.int(),
  /** Milliseconds from the first byte read to the last byte written. */
  durationMs: z.int(),
  /** Id of the API key; null for a user's call. */
  apiUserId: z.nullable(z.string()),
  /** Name of the API key. */
  apiUserName: z.nullable(z.string()),
  /** Id of the user; null for a key's call, and without a sign-in. */
  userId: z.nullable(z.string()),
  /** Username the person signs in with. */
  username: z.nullable(z.string()),
  /** Null when the caller belongs to no product. */
  spProductId: z.nullable(z.string()),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.nullable(z.string()),
  /** IP address. */
  ip: z.nullable(z.string()),
  /** Request body of a key's call, without card, bank and secret fields; null when there is none. */
  requestBody: z.nullable(z.string()),
  /** Response body. */
  responseBody: z.nullable(z.string()),
  /** When it was created. */
  createdAt: instant,
});
export type ApiLog = z.output<typeof apiLogSchema>;

/** Response times of one kind of call, in milliseconds. */
export const apiResponseTimeSchema = z.object({
  /** HTTP method. */
  method: z.enum(apiLogMethods),
  /** Path with ids removed. */
  pattern: z.string(),
  /** Number of calls. */
  count: z.int(),
  /** Mean response time, in milliseconds. */
  averageMs: z.int(),
  /** Median response time, in milliseconds. */
  medianMs: z.int(),
  /** 95th percentile response time, in milliseconds. */
  p95Ms: z.int(),
  /** Slowest response time, in milliseconds. */
  maximumMs: z.int(),
});
export type ApiResponseTime = z.output<typeof apiResponseTimeSchema>;

/** Call and failure counts of one kind of call. */
export const apiPatternSchema = z.object({
  /** HTTP method. */
  method: z.enum(apiLogMethods),
  /** Path with ids removed. */
  pattern: z.string(),
  /** Successful calls. */
  count: z.int(),
  /** Failed calls. */
  successCount: z.int(),
  /** How many failed. */
  errorCount: z.int(),
  /** Most recent occurrence. */
  lastAt: instant,
});
export type ApiPattern = z.output<typeof apiPatternSchema>;

/** A call succeeded when its status is below 400. */
export const isSuccessful = ({ statusCode }: Pick<ApiLog, 'statusCode'>): boolean =>
  statusCode < 400;
