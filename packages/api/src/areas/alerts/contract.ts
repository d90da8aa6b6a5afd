import { alertGroupSchema, alertSchema } from '@payfac/domain/alerts';
import * as z from 'zod/mini';
import { chartByKey, periodParams } from '../../kernel/charts.ts';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer, unexpectedFailure } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { bulkResponse } from '../../kernel/responses.ts';
import { alertsMessages } from './messages.ts';
import { alertFilters, filteredAlerts, oneAlert, someAlerts } from './schemas.ts';

const read = ['sidebar.alerts'] as const;
const manage = ['alerts.manage'] as const;
const acknowledgeFailure = preferServer(alertsMessages.acknowledge);
const unacknowledgeFailure = preferServer(alertsMessages.unacknowledge);
const discardFailure = preferServer(alertsMessages.discard);

/** Newest first. Discarded alerts are listed only when the status filter includes them. */
export const list = {
  id: 'alerts.list',
  method: 'POST',
  path: 'foundation/alerts/get',
  reads: ['alerts'],
  access: read,
  query: listQuery(['createdAt', 'severity'], alertFilters),
  output: listOf(alertSchema),
  failure: unexpectedFailure,
  list: true,
  csv: 'alerts',
} as const satisfies Endpoint;

export const groups = {
  id: 'alerts.groups',
  method: 'POST',
  path: 'foundation/alerts/groups',
  reads: ['alerts'],
  access: read,
  query: listQuery(['lastAt', 'count'], alertFilters),
  output: listOf(alertGroupSchema),
  failure: unexpectedFailure,
  list: true,
} as const satisfies Endpoint;

/** Discards one alert, or in bulk all alerts that match the filters. */
export const discard = {
  id: 'alerts.discard',
  method: 'POST',
  path: 'foundation/alerts/discard',
  changes: ['alerts'],
  access: manage,
  body: z.union([oneAlert, filteredAlerts], { error: 'Enter an alertId, or filters.' }),
  output: bulkResponse,
  failure: discardFailure,
} as const satisfies Endpoint;

export const acknowledge = {
  id: 'alerts.acknowledge',
  method: 'POST',
  path: 'foundation/alerts/ack',
  changes: ['alerts'],
  access: manage,
  body: oneAlert,
  output: alertSchema,
  failure: acknowledgeFailure,
} as const satisfies Endpoint;

/** Clears the acknowledgment. */
export const unacknowledge = {
  id: 'alerts.unacknowledge',
  method: 'POST',
  path: 'foundation/alerts/unack',
  changes: ['alerts'],
  access: manage,
  body: oneAlert,
  output: alertSchema,
  failure: unacknowledgeFailure,
} as const satisfies Endpoint;

export const batchAcknowledge = {
  id: 'alerts.batchAcknowledge',
  method: 'POST',
  path: 'foundation/alerts/batch/ack',
  changes: ['alerts'],
  access: manage,
  body: someAlerts,
  output: bulkResponse,
  failure: acknowledgeFailure,
} as const satisfies Endpoint;

export const batchUnacknowledge = {
  id: 'alerts.batchUnacknowledge',
  method: 'POST',
  path: 'foundation/alerts/batch/unack',
  changes: ['alerts'],
  access: manage,
  body: someAlerts,
  output: bulkResponse,
  failure: unacknowledgeFailure,
} as const satisfies Endpoint;

export const batchDiscard = {
  id: 'alerts.batchDiscard',
  method: 'POST',
  path: 'foundation/alerts/batch/discard',
  changes: ['alerts'],
  access: manage,
  body: someAlerts,
  output: bulkResponse,
  failure: discardFailure,
} as const satisfies Endpoint;

export const bulkAcknowledge = {
  id: 'alerts.bulkAcknowledge',
  method: 'POST',
  path: 'foundation/alerts/bulk/ack',
  changes: ['alerts'],
  access: manage,
  body: filteredAlerts,
  output: bulkResponse,
  failure: acknowledgeFailure,
} as const satisfies Endpoint;

export const bulkUnacknowledge = {
  id: 'alerts.bulkUnacknowledge',
  method: 'POST',
  path: 'foundation/alerts/bulk/unack',
  changes: ['alerts'],
  access: manage,
  body: filteredAlerts,
  output: bulkResponse,
  failure: unacknowledgeFailure,
} as const satisfies Endpoint;

/** Alerts per bucket, one series per account. */
export const accountChart = {
  id: 'alerts.accountChart',
  method: 'POST',
  path: 'foundation/alerts/charts/submerchant/{period}',
  reads: ['alerts'],
  access: read,
  params: periodParams,
  query: z.strictObject(alertFilters),
  output: chartByKey,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

/** Alerts per bucket, one series per card. */
export const cardChart = {
  id: 'alerts.cardChart',
  method: 'POST',
  path: 'foundation/alerts/charts/cctoken/{period}',
  reads: ['alerts'],
  access: read,
  params: periodParams,
  query: z.strictObject(alertFilters),
  output: chartByKey,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

const calls = {
  /** List alerts. */
  list,
  /** List alerts by rule and account. */
  groups,
  /** Discard an alert, or all alerts that match filters. */
  discard,
  /** Acknowledge an alert. */
  acknowledge,
  /** Remove the acknowledgment of an alert. */
  unacknowledge,
  /** Acknowledge several alerts. */
  batchAcknowledge,
  /** Remove the acknowledgment of several alerts. */
  batchUnacknowledge,
  /** Discard several alerts. */
  batchDiscard,
  /** Acknowledge all alerts that match filters. */
  bulkAcknowledge,
  /** Remove the acknowledgment of all alerts that match filters. */
  bulkUnacknowledge,
  /** Chart alerts by account. */
  accountChart,
  /** Chart alerts by card. */
  cardChart,
};

export type AlertsArea = Calls<typeof calls>;

export const alerts: AlertsArea = calls;
