import type { Endpoint } from '@payfac/api/contract';

/** Charts and figures that are no lists. The test asks about every call that reads. */
const figures: ReadonlySet<string> = new Set([
  'disputes.chart',
  'invoices.stats',
  'metrics.load',
  'payouts.chart',
  'reporting.authorizations',
  'reporting.cardTotals',
  'reporting.refundTotals',
  'reporting.transactionCharts',
  'reporting.transactionStatistics',
  'tokenSessions.browserChart',
  'tokenSessions.deviceChart',
  'tokenSessions.osChart',
  'tokenStatistics.get',
]);

/** These lists first write what they show: this process's latest calls. */
const writeFirst = 'apiLogs.';

/**
 * Whether a call may read its lists, charts, exports and figures from a replica. Access is always checked on the
 * primary, and so is everything that any other call reads.
 */
export const mayReadReplica = (endpoint: Endpoint): boolean =>
  endpoint.method === 'GET' &&
  !endpoint.id.startsWith(writeFirst) &&
  (endpoint.list === true || endpoint.csv !== undefined || figures.has(endpoint.id));
