import { securityEvents } from '@payfac/domain/activities';
import { alertSeverities } from '@payfac/domain/alerts';
import { paymentProviders } from '@payfac/domain/enumerations';
import { jobNames } from '@payfac/domain/jobs';

/*
 * Everything /metrics tells, by name. (`job` and `instance` are labels of Prometheus itself.) A label has a list of values here: what is not in it is counted as `other`, so
 * that nobody who writes a path, a method or a host makes a series of their own, and no id or name is ever a label.
 */

/** Seconds; a processor is given up after 8, a statement after 15. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** The patterns of the routes there are, which are known once they are made. */
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

/** The limits that several processes share, by the first word of their keys. */
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

/** What a content-security policy can be violated in; a report that names anything else is `other`. */
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
  payfac_http_request_duration_seconds: histogram('Requests, by the pattern of their route.', {
    site: sites,
    method: methods,
    route: routes,
    status: statuses,
  }),
  payfac_http_requests_in_flight: gauge('Requests being responded to.', {}),
  payfac_sign_in_queue: gauge('Passwords whose hash is made, or waits for its turn.', {
    state: ['running', 'waiting'],
  }),
  payfac_sign_in_refusals_total: counter('Passwords told to come back, in a full queue.', {}),
  payfac_reads: gauge('Calls that only read.', { state: ['running', 'waiting'] }),
  payfac_reads_admitted_total: counter('Reads that had their turn.', {}),
  payfac_reads_refused_total: counter('Reads told to come back, in a full queue.', {}),
  payfac_reads_waited_seconds_total: counter('What reads have waited for their turn.', {}),
  payfac_database_connections: gauge('Connections that are open.', {
    side: sides,
    state: ['used', 'idle'],
  }),
  payfac_database_waiting: gauge('Statements that wait for a connection.', { side: sides }),
  payfac_database_query_duration_seconds: histogram('Statements.', { side: sides }),
  payfac_database_query_failures_total: counter('Statements that failed.', {
    side: sides,
    kind: ['away', 'limit', 'conflict', 'refused'],
  }),
  payfac_database_commits_replicated: gauge('1 when a commit waits for a second server.', {}),
  payfac_replica_in_use: gauge('1 when lists and figures are read from the replica.', {}),
  payfac_replica_missed_bytes: gauge('How far the replica is behind the primary.', {}),
  payfac_replica_reads_total: counter('Calls that may read from a replica, by who answered.', {
    from: ['replica', 'primary', 'failed'],
  }),
  payfac_event_loop_delay_seconds: gauge('Since it was last asked.', {
    quantile: ['0.5', '0.99', '1'],
  }),
  process_resident_memory_bytes: gauge('Memory in use.', {}),
  process_heap_bytes: gauge('Of it, what JavaScript uses.', {}),
  process_start_time_seconds: gauge('When the process began, since 1970.', {}),
  payfac_log_lines_total: counter('Lines that ask for attention.', {
    level: ['warn', 'error', 'fatal'],
  }),
  payfac_log_lines_dropped_total: counter('Lines that could not be written.', {}),
  payfac_job_duration_seconds: histogram('Runs of jobs.', {
    task: jobNames,
    outcome: ['done', 'failed'],
  }),
  payfac_job_items_total: counter('Things that jobs worked on.', { task: jobNames }),
  payfac_job_row_failures_total: counter('Rows that a job could not work on.', { task: jobNames }),
  payfac_jobs_waiting: gauge('Runs that are due.', { task: jobNames }),
  payfac_job_lag_seconds: gauge('How long the oldest of them has been due.', { task: jobNames }),
  payfac_webhook_attempts_total: counter('Deliveries that were tried.', {
    outcome: ['delivered', 'retry', 'given-up'],
  }),
  payfac_webhooks_undelivered: gauge('Events that no receiver has taken yet.', {}),
  payfac_webhooks_oldest_seconds: gauge('Age of the oldest of them.', {}),
  payfac_message_attempts_total: counter('E-mails and text messages that were tried.', {
    channel: ['email', 'sms'],
    outcome: ['sent', 'retry', 'given-up'],
  }),
  payfac_messages_unsent: gauge('E-mails and text messages that were not taken yet.', {}),
  payfac_messages_oldest_seconds: gauge('Age of the oldest of them.', {}),
  payfac_money_pending: gauge('Card operations whose end is not known.', {}),
  payfac_money_oldest_pending_seconds: gauge('Age of the oldest of them.', {}),
  payfac_processor_call_duration_seconds: histogram('Calls of processors.', {
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
  payfac_processor_declines_total: counter('Declines, by what can be done about them.', {
    provider: paymentProviders,
    kind: ['correct', 'another-means', 'later', 'stop', 'other'],
  }),
  payfac_reconciliation_differences_open: gauge('Differences that nobody has resolved.', {}),
  payfac_alerts_open: gauge('Alerts that nobody has acknowledged.', { severity: alertSeverities }),
  payfac_rate_limit_refusals_total: counter('What a limit refused.', { limit: limitNames }),
  payfac_security_events_total: counter('What was tried and not let through.', {
    event: securityEvents,
  }),
  payfac_content_security_violations_total: counter('Reports of browsers, each of them.', {
    directive: directives,
  }),
  payfac_backup_age_seconds: gauge('Since the newest backup that was restored and compared.', {}),
  payfac_figures_read: gauge('1 when the database told the figures above that it keeps.', {}),
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
