import { apiLogMethods } from '@payfac/domain/api-logs';
import * as z from 'zod/mini';
import { anyId, anyOf, queryInteger, scope, span, textFilter } from '../../kernel/query.ts';

export const apiLogFilters = {
  ...span,
  ...scope,
  /** The API key. */
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
  /** The HTTP status. */
  statusCode: z.optional(queryInteger(100, 599)),
  /** Milliseconds. */
  durationMin: z.optional(queryInteger(0, 600_000)),
};
