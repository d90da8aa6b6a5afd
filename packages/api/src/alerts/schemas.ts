import { alertSeverities, alertStatuses } from '@payfac/domain/alerts';
import { localDateTime } from '@payfac/domain/time';
import * as z from 'zod/mini';
import { anyId, anyOf, scope, textFilter } from '../contract/query.ts';

/**
 * The filters of alerts, in a list's query and in the body of a bulk call alike. Alone among all
 * filters their dates are local, without a zone (document 1, section 5): the caller's zone, which
 * the `Time-Zone` header names, decides what they mean.
 */
export const alertFilters = {
  from: z.optional(localDateTime),
  to: z.optional(localDateTime),
  ...scope,
  status: anyOf(alertStatuses),
  severity: anyOf(alertSeverities),
  alertGroupId: anyId(),
  ruleId: anyId(),
  transactionId: textFilter,
  accountName: textFilter,
  truncatedCardNumber: textFilter,
  message: textFilter,
};

export const oneAlert = z.strictObject({ alertId: z.string() });

export const someAlerts = z.strictObject({
  alertIds: z.array(z.string()).check(z.minLength(1), z.maxLength(1000)),
});

export const filteredAlerts = z.strictObject({ filters: z.strictObject(alertFilters) });
