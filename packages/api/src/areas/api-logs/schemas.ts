import { apiLogMethods } from '@payfac/domain/api-logs';
import * as z from 'zod/mini';
import { anyId, anyOf, queryInteger, scope, span, textFilter } from '../../kernel/query.ts';

export const apiLogFilters = {
  ...span,
  ...scope,
  /** Id of the API key, from `apiKeys.list`; not its secret. */
  apiUserId: anyId(),
  /** Username the person signs in with. */
  username: textFilter,
  /** HTTP method. */
  method: anyOf(apiLogMethods),
  /** Path with ids removed. */
  pattern: textFilter,
  /** Path of the request. */
  path: textFilter,
  /** Request id to quote to support. */
  requestId: textFilter,
  /** IP address. */
  ip: textFilter,
  /** HTTP status of the response, such as 200. */
  statusCode: z.optional(queryInteger(100, 599)),
  /** Minimum duration, in milliseconds. */
  durationMin: z.optional(queryInteger(0, 600_000)),
};
