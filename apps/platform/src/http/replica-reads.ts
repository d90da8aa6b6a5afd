import type { Endpoint } from '@payfac/api/contract';

/**
 * Figures and charts that are no list. Who adds one decides here whether a replica may answer it; the tests ask
 * of every call that reads.
 */
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

/** These write what they show before they read it: the calls that this process answered last. */
const writeFirst = 'apiLogs.';

/**
 * Whether lists, charts, exports and figures of a call may be read from a replica. Nothing else of it is: who asks
 * and what they may see comes from the primary, as does all that any other call reads.
 */
export const mayReadReplica = (endpoint: Endpoint): boolean =>
  endpoint.method === 'GET' &&
  !endpoint.id.startsWith(writeFirst) &&
  (endpoint.list === true || endpoint.csv !== undefined || figures.has(endpoint.id));
