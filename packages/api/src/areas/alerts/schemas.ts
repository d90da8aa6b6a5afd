import { alertSeverities, alertStatuses } from '@payfac/domain/alerts';
import { localDateTime } from '@payfac/domain/time';
import * as z from 'zod/mini';
import { anyId, anyOf, scope, textFilter } from '../../kernel/query.ts';

/**
 * Filters of alerts, used by a list's query and a bulk call's body. Unlike all other filters their dates are local,
 * without a zone: they are read in the caller's zone, from the `Time-Zone` header.
 */
export const alertFilters = {
  /** Start of the period, inclusive, by the clock of the caller's zone. */
  from: z.optional(localDateTime),
  /** End of the period, exclusive, by the clock of the caller's zone. */
  to: z.optional(localDateTime),
  ...scope,
  /** Current status. */
  status: anyOf(alertStatuses),
  /** Severity of the alert. */
  severity: anyOf(alertSeverities),
  /** Id of the alert group. */
  alertGroupId: anyId(),
  /** Id of the risk rule, from `riskRules.list`. */
  ruleId: anyId(),
  /** Id of the transaction: a payment or an operation on one. */
  transactionId: textFilter,
  /** Name of the merchant account. */
  accountName: textFilter,
  /** Last four digits of the card. */
  truncatedCardNumber: textFilter,
  /** Human-readable message. */
  message: textFilter,
};

export const oneAlert = z.strictObject({
  /** Id of the alert, `alr_…`, from `alerts.list`. */
  alertId: z.string(),
});

export const someAlerts = z.strictObject({
  /** Ids of alerts, from `alerts.list`. */
  alertIds: z.array(z.string()).check(z.minLength(1), z.maxLength(1000)),
});

export const filteredAlerts = z.strictObject({
  /** Filters of the list. */
  filters: z.strictObject(alertFilters),
});
