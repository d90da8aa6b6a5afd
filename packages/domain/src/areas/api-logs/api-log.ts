import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';

export const apiLogMethods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export type ApiLogMethod = (typeof apiLogMethods)[number];

/** One call of the platform, made with an API key or by a person. */
export const apiLogSchema = z.object({
  /** Id of the logged call, `log_…`, from `apiLogs.list`. */
  apiLogId: z.string(),
  /** Names the call when asking for help. */
  requestId: z.string(),
  /** HTTP method of the calls. */
  method: z.enum(apiLogMethods),
  /** The address as it was called, without its query. */
  path: z.string(),
  /** The same with ids as names, such as `backoffice/customers/{id}`. */
  pattern: z.string(),
  /** HTTP status that the call was answered with, such as 200. */
  statusCode: z.int(),
  /** Milliseconds from the first byte read to the last one written. */
  durationMs: z.int(),
  /** The key it was made with; null for a person's call. */
  apiUserId: z.nullable(z.string()),
  /** The API key's name. */
  apiUserName: z.nullable(z.string()),
  /** Who made it from a screen; null for a key's call, and where no one was signed in. */
  userId: z.nullable(z.string()),
  /** The name the person signs in with. */
  username: z.nullable(z.string()),
  /** Null where the caller belongs to no product. */
  spProductId: z.nullable(z.string()),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.nullable(z.string()),
  /** The IP address. */
  ip: z.nullable(z.string()),
  /** Of key's calls alone, without card, bank and secret fields; null when there was none. */
  requestBody: z.nullable(z.string()),
  /** What was answered. */
  responseBody: z.nullable(z.string()),
  /** When it was made. */
  createdAt: instant,
});
export type ApiLog = z.output<typeof apiLogSchema>;

/** How fast one kind of call is answered; milliseconds. */
export const apiResponseTimeSchema = z.object({
  /** HTTP method of the calls. */
  method: z.enum(apiLogMethods),
  /** The address with its ids left out. */
  pattern: z.string(),
  /** Number of calls. */
  count: z.int(),
  /** Milliseconds on average. */
  averageMs: z.int(),
  /** Milliseconds of the middle one. */
  medianMs: z.int(),
  /** Nineteen of twenty are answered within it. */
  p95Ms: z.int(),
  /** Milliseconds of the slowest. */
  maximumMs: z.int(),
});
export type ApiResponseTime = z.output<typeof apiResponseTimeSchema>;

/** How often one kind of call is made, and how often it fails. */
export const apiPatternSchema = z.object({
  /** HTTP method of the calls. */
  method: z.enum(apiLogMethods),
  /** The address with its ids left out. */
  pattern: z.string(),
  /** Number of calls. */
  count: z.int(),
  /** How many succeeded. */
  successCount: z.int(),
  /** How many failed. */
  errorCount: z.int(),
  /** When it last happened. */
  lastAt: instant,
});
export type ApiPattern = z.output<typeof apiPatternSchema>;

/** Below 400 a call succeeded. */
export const isSuccessful = ({ statusCode }: Pick<ApiLog, 'statusCode'>): boolean =>
  statusCode < 400;
