import type { MatrixLine } from './matrix-line.ts';

/*
 * Who may make which call of the areas of oversight, written by hand from document 1, section 6.
 * Imports nothing from the sources.
 */

const seesFees = ['admin', 'bank', 'manager', 'employee', 'accounting'];
const seesPayouts = [...seesFees, 'provider'];
const seesDisputes = ['admin', 'underwriter', 'provider', 'manager', 'accounting'];
const seesBalance = ['admin', 'underwriter', 'manager', 'employee', 'merchantadmin', 'applicant'];
const reconciles = ['admin', 'underwriter', 'bank'];
const staffNotes = ['admin', 'underwriter'];
const foundation = 'foundation';

const post = (path: string, allowed: readonly string[], body?: unknown): MatrixLine => ({
  method: 'POST',
  path: `${foundation}/${path}`,
  allowed,
  ...(body === undefined ? {} : { body }),
});

export const oversightMatrix = (everyone: readonly string[]): readonly MatrixLine[] => [
  post('useractivities/get', ['admin', 'bank']),
  { method: 'GET', path: `${foundation}/facilitators`, allowed: everyone },
  { method: 'GET', path: 'backoffice/outcomes', allowed: everyone },
  {
    method: 'POST',
    path: 'backoffice/outcomes/ack',
    body: { key: 'no-such-attempt' },
    allowed: everyone,
  },
  ...['', '/batches', '/days'].map(
    (path): MatrixLine => ({
      method: 'GET',
      path: `reporting/reconciliation${path}`,
      allowed: reconciles,
    }),
  ),
  {
    method: 'POST',
    path: 'reporting/reconciliation/none-such/resolve',
    body: { note: 'Corrected.' },
    allowed: reconciles,
  },

  post('comments/set', staffNotes, { modelName: 'payouts', modelId: 'none-such', text: 'Late.' }),
  post('comments/get', staffNotes),
  post('tags/get', staffNotes),
  post('tags/create', staffNotes),
  post('tags/remove', staffNotes),
  post('tags/definitions/get', staffNotes),
  post('tags/definitions/create', staffNotes),
  post('tags/definitions/update', staffNotes),

  ...['get', 'groups', 'charts/submerchant/daily', 'charts/cctoken/daily'].map((path) =>
    post(`alerts/${path}`, ['admin']),
  ),
  ...['discard', 'ack', 'unack', 'batch/ack', 'batch/unack', 'batch/discard'].map((path) =>
    post(`alerts/${path}`, ['admin']),
  ),
  ...['bulk/ack', 'bulk/unack'].map((path) => post(`alerts/${path}`, ['admin'])),
  {
    method: 'GET',
    path: 'risk/transactions/groupid',
    allowed: [...staffNotes, 'bank', 'provider'],
  },
  { method: 'GET', path: 'risk/accounts-rules', allowed: ['admin'] },
  { method: 'GET', path: 'risk/rules', allowed: ['admin'] },
  { method: 'POST', path: 'risk/rules', allowed: ['admin'] },
  { method: 'PUT', path: 'risk/rules', allowed: ['admin'] },
  { method: 'GET', path: 'risk/rules/none-such', allowed: ['admin'] },
  { method: 'DELETE', path: 'risk/rules/none-such', allowed: ['admin'] },
  { method: 'GET', path: 'risk/rules/none-such/description', allowed: ['admin'] },
  { method: 'GET', path: 'metrics/load?period=daily', allowed: ['admin'] },
  { method: 'GET', path: 'metrics/ccTxMetrics', allowed: ['admin'] },
  { method: 'GET', path: 'metrics/ccTokenMetrics', allowed: ['admin'] },
  { method: 'POST', path: 'metrics/rule/none-such', allowed: ['admin'] },
  { method: 'POST', path: 'metrics/test-run', allowed: ['admin'] },

  ...[
    '',
    '/success',
    '/error',
    '/responsetime',
    '/patterns',
    '/charts/daily',
    '/charts/daily/success',
    '/charts/daily/error',
    '/charts/daily/responsetime',
    '/charts/daily/patterns',
  ].map(
    (path): MatrixLine => ({
      method: 'GET',
      path: `${foundation}/developer/apilogs${path}`,
      allowed: ['admin', 'provider'],
    }),
  ),
  { method: 'GET', path: `${foundation}/webhooks`, allowed: ['admin', 'provider'] },
  post('webhooks/none-such/redeliver', ['admin', 'provider']),
  { method: 'GET', path: `${foundation}/raws/get?kind=suspiciousIps`, allowed: ['admin'] },
  { method: 'GET', path: 'reporting/monitor/processorsession', allowed: ['admin'] },
  { method: 'GET', path: 'reporting/monitor/processorsession/none-such', allowed: ['admin'] },
  {
    method: 'GET',
    path: 'reporting/transactions/token-stats',
    allowed: [...seesPayouts, 'underwriter', 'clerk'],
  },
  { method: 'POST', path: 'events/run-now', allowed: ['admin'] },
  {
    method: 'POST',
    path: 'sync/post-processing/transactions',
    body: { transactionIds: ['none-such'] },
    allowed: ['admin'],
  },

  { method: 'GET', path: 'reporting/balance', allowed: seesBalance },
  { method: 'GET', path: 'reporting/disputes', allowed: seesDisputes },
  { method: 'GET', path: 'reporting/disputes/chartsLines', allowed: seesDisputes },
  { method: 'GET', path: 'reporting/commissionfees', allowed: seesFees },
  { method: 'GET', path: 'reporting/ledger', allowed: ['admin'] },
  { method: 'GET', path: 'reporting/ledger/entries', allowed: ['admin'] },
  { method: 'GET', path: 'reporting/ledger/reserved', allowed: ['admin'] },

  { method: 'GET', path: 'reporting/payouts/instructions', allowed: seesPayouts },
  { method: 'GET', path: 'reporting/payouts/merchant', allowed: seesFees },
  { method: 'GET', path: 'reporting/payouts/charts/daily', allowed: seesPayouts },
  { method: 'POST', path: 'backoffice/payouts', allowed: ['admin'] },
  { method: 'DELETE', path: 'backoffice/payouts/none-such', allowed: ['admin'] },
  { method: 'PUT', path: 'backoffice/payouts/none-such/ack', allowed: ['admin'] },
  { method: 'PUT', path: 'backoffice/payouts/none-such/hold', allowed: ['admin'] },
  {
    method: 'POST',
    path: 'backoffice/payouts/bulk-ack',
    body: { payoutIds: ['none-such'] },
    allowed: ['admin'],
  },
  { method: 'POST', path: 'backoffice/payouts/bulk-unack', allowed: ['admin'] },

  post('notifications/get', everyone),
  post('notifications/ack', everyone, { notificationEventId: 'none-such' }),
  post('notifications/events/get', everyone),
];
