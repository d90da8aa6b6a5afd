import { alertSeverities, alertStatuses } from '@payfac/domain/alerts';
import { localDateTime } from '@payfac/domain/time';
import * as z from 'zod/mini';
import { anyId, anyOf, scope, textFilter } from '../../kernel/query.ts';

/**
 * The filters of alerts, in a list's query and in the body of a bulk call alike. Alone among all
 * filters their dates are local, without a zone: the caller's zone, which
 * the `Time-Zone` header names, decides what they mean.
 */
export const alertFilters = {
  /** Where the period begins, inclusive, by the clock of the caller's zone. */
  from: z.optional(localDateTime),
  /** Where the period ends, exclusive, by the clock of the caller's zone. */
  to: z.optional(localDateTime),
  ...scope,
  /** The state it is in. */
  status: anyOf(alertStatuses),
  /** How urgent the alert is. */
  severity: anyOf(alertSeverities),
  /** The group of alerts. */
  alertGroupId: anyId(),
  /** Id of the risk rule, from `riskRules.list`. */
  ruleId: anyId(),
  /** The payment or operation. */
  transactionId: textFilter,
  /** Name of the merchant account, as its application gives it. */
  accountName: textFilter,
  /** The last four digits of the card. */
  truncatedCardNumber: textFilter,
  /** A sentence for people. */
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
  /** The filters that were set. */
  filters: z.strictObject(alertFilters),
});
