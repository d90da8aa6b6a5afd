import { apiLogMethods } from '@payfac/domain/api-logs';
import * as z from 'zod/mini';
import { anyId, anyOf, queryInteger, scope, span, textFilter } from '../../kernel/query.ts';

export const apiLogFilters = {
  ...span,
  ...scope,
  /** Id of the API key, from `apiKeys.list`; not its secret. */
  apiUserId: anyId(),
  /** The name the person signs in with. */
  username: textFilter,
  /** The HTTP method, or the means of payment. */
  method: anyOf(apiLogMethods),
  /** The address with its ids left out. */
  pattern: textFilter,
  /** The address below the origin. */
  path: textFilter,
  /** Names the call when asking for help. */
  requestId: textFilter,
  /** The IP address. */
  ip: textFilter,
  /** HTTP status that the call was answered with, such as 200. */
  statusCode: z.optional(queryInteger(100, 599)),
  /** Calls that took at least so many milliseconds. */
  durationMin: z.optional(queryInteger(0, 600_000)),
};
