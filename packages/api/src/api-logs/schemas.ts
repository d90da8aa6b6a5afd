import { apiLogMethods } from '@payfac/domain/api-logs';
import * as z from 'zod/mini';
import { anyId, anyOf, queryInteger, scope, span, textFilter } from '../contract/query.ts';

export const apiLogFilters = {
  ...span,
  ...scope,
  apiUserId: anyId(),
  username: textFilter,
  method: anyOf(apiLogMethods),
  pattern: textFilter,
  path: textFilter,
  requestId: textFilter,
  ip: textFilter,
  statusCode: z.optional(queryInteger(100, 599)),
  /** Milliseconds. */
  durationMin: z.optional(queryInteger(0, 600_000)),
};
