import { securityEvents } from '@payfac/domain/activities';
import { alertSeverities } from '@payfac/domain/alerts';
import { paymentProviders } from '@payfac/domain/enumerations';
import { jobNames } from '@payfac/domain/jobs';

/*
 * All metrics, by name. (Prometheus itself sets the labels `job` and `instance`.) Each label has a list of allowed
 * values, and anything else counts as `other`: so nobody can create a new series with a path, a method or a host, and
 * no ID or name is ever a label.
 */

/** Seconds. A processor call times out after 8, a statement after 15. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** The patterns of all routes, known once they are created. */
export const routes = 'routes';

type Labels = Readonly<Record<string, readonly string[] | typeof routes>>;

const counter = <const L extends Labels>(help: string, labels: L) =>
  ({ kind: 'counter', help, labels }) as const;
const gauge = <const L extends Labels>(help: string, labels: L) =>
  ({ kind: 'gauge', help, labels }) as const;
const histogram = <const L extends Labels>(help: string, labels: L) =>
  ({ kind: 'histogram', help, labels, bounds: durations }) as const;

export const sites = ['app', 'pay', 'number', 'unknown'] as const;
export const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'other',
] as const;
export const statuses = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;
const sides = ['commands', 'reads', 'replica', 'rest'] as const;

/** The limits that processes share, by the first word of their keys. */
export const limitNames = [
  'key',
  'security',
  'card-context',
  'card-address',
  'card-page',
  'cards',
  'card-session',
  'card-sessions',
] as const;
export type LimitName = (typeof limitNames)[number];

/** The directives of a content-security policy; reports with any other count as `other`. */
export const directives = [
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'sandbox',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
  'other',
] as const;

export const catalog = {
  payfac_http_request_duration_seconds: histogram('Requests, by route pattern.', {
    site: sites,
    method: methods,
    route: routes,
    status: statuses,
  }),
  payfac_http_requests_in_flight: gauge('Requests in progress.', {}),
  payfac_sign_in_queue: gauge('Password hashes running or waiting.', {
    state: ['running', 'waiting'],
  }),
  payfac_sign_in_refusals_total: counter('Sign-ins refused because the queue is full.', {}),
  payfac_reads: gauge('Reads running or waiting.', { state: ['running', 'waiting'] }),
  payfac_reads_admitted_total: counter('Admitted reads.', {}),
  payfac_reads_refused_total: counter('Reads refused because the queue is full.', {}),
  payfac_reads_waited_seconds_total: counter('Total time that reads have waited.', {}),
  payfac_database_connections: gauge('Open connections.', {
    side: sides,
    state: ['used', 'idle'],
  }),
  payfac_database_waiting: gauge('Statements waiting for a connection.', { side: sides }),
  payfac_database_query_duration_seconds: histogram('Statements.', { side: sides }),
  payfac_database_query_failures_total: counter('Failed statements.', {
    side: sides,
    kind: ['away', 'limit', 'conflict', 'refused'],
  }),
  payfac_database_commits_replicated: gauge('1 when a commit waits for a second server.', {}),
  payfac_replica_in_use: gauge('1 when lists and figures are read from the replica.', {}),
  payfac_replica_missed_bytes: gauge('How far the replica lags behind the primary.', {}),
  payfac_replica_reads_total: counter('Calls that may read from a replica, by server.', {
    from: ['replica', 'primary', 'failed'],
  }),
  payfac_event_loop_delay_seconds: gauge('Event loop delay since the last scrape.', {
    quantile: ['0.5', '0.99', '1'],
  }),
  process_resident_memory_bytes: gauge('Memory in use.', {}),
  process_heap_bytes: gauge('Memory used by JavaScript.', {}),
  process_start_time_seconds: gauge('Start time of the process, since 1970.', {}),
  payfac_log_lines_total: counter('Log lines of level warn and above.', {
    level: ['warn', 'error', 'fatal'],
  }),
  payfac_log_lines_dropped_total: counter('Log lines that could not be written.', {}),
  payfac_job_duration_seconds: histogram('Job runs.', {
    task: jobNames,
    outcome: ['done', 'failed'],
  }),
  payfac_job_items_total: counter('Items processed by jobs.', { task: jobNames }),
  payfac_job_row_failures_total: counter('Rows that a job failed on.', { task: jobNames }),
  payfac_jobs_waiting: gauge('Due job runs.', { task: jobNames }),
  payfac_job_lag_seconds: gauge('How long the oldest due run has been due.', { task: jobNames }),
  payfac_webhook_attempts_total: counter('Webhook delivery attempts.', {
    outcome: ['delivered', 'retry', 'given-up'],
  }),
  payfac_webhooks_undelivered: gauge('Undelivered webhook events.', {}),
  payfac_webhooks_oldest_seconds: gauge('Age of the oldest undelivered event.', {}),
  payfac_message_attempts_total: counter('Attempts to send emails and text messages.', {
    channel: ['email', 'sms'],
    outcome: ['sent', 'retry', 'given-up'],
  }),
  payfac_messages_unsent: gauge('Unsent emails and text messages.', {}),
  payfac_messages_oldest_seconds: gauge('Age of the oldest unsent message.', {}),
  payfac_money_pending: gauge('Card operations with an unknown outcome.', {}),
  payfac_money_oldest_pending_seconds: gauge(
    'Age of the oldest card operation with an unknown outcome.',
    {},
  ),
  payfac_processor_call_duration_seconds: histogram('Processor calls.', {
    provider: paymentProviders,
    operation: [
      'authorize',
      'sale',
      'capture',
      'void',
      'refund',
      'inquire',
      'close',
      'file',
      'submit',
    ],
    outcome: ['approved', 'declined', 'error', 'pending', 'done', 'unavailable', 'lost', 'failed'],
  }),
  payfac_processor_declines_total: counter('Declines, by possible remedy.', {
    provider: paymentProviders,
    kind: ['correct', 'another-means', 'later', 'stop', 'other'],
  }),
  payfac_reconciliation_differences_open: gauge('Open settlement differences.', {}),
  payfac_alerts_open: gauge('Unacknowledged alerts.', { severity: alertSeverities }),
  payfac_rate_limit_refusals_total: counter('Calls refused by a rate limit.', {
    limit: limitNames,
  }),
  payfac_security_events_total: counter('Refused sign-ins and calls.', {
    event: securityEvents,
  }),
  payfac_content_security_violations_total: counter('Violations reported by browsers.', {
    directive: directives,
  }),
  payfac_backup_age_seconds: gauge('Age of the newest checked backup.', {}),
  payfac_figures_read: gauge('1 if the database metrics above could be read.', {}),
} as const;

export type Catalog = typeof catalog;
export type MetricName = keyof Catalog;
type OfKind<Kind> = {
  [Name in MetricName]: Catalog[Name]['kind'] extends Kind ? Name : never;
}[MetricName];
export type CounterName = OfKind<'counter'>;
export type GaugeName = OfKind<'gauge'>;
export type HistogramName = OfKind<'histogram'>;

/** The label values that callers may pass. A route may be any string: it is checked against the known routes. */
export type LabelsOf<Name extends MetricName> = {
  readonly [Label in keyof Catalog[Name]['labels']]: Catalog[Name]['labels'][Label] extends readonly (infer Value extends
    string)[]
    ? Value
    : string;
};
