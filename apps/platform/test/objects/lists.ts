import type { Reach } from './line.ts';

/** A list asked for what is of one account, product or application, by the filter's name. */
export interface ListLine {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly filter: string;
  readonly reach: Reach;
}

const list = (path: string, filter = 'subMerchantId={account}'): ListLine => ({
  method: path.startsWith('foundation/') && !/apilogs|webhooks|raws/.test(path) ? 'POST' : 'GET',
  path,
  filter,
  reach: 'account',
});

export const listMatrix: readonly ListLine[] = [
  ...['', '/submerchants', '/view'].flatMap((path) => [
    list(`backoffice/accounts${path}`),
    list(`backoffice/accounts/center${path}`),
  ]),
  ...['backoffice/accounts/checks', 'backoffice/accounts/center/checks'].map(
    (path): ListLine => ({ ...list(path, 'applicationId={application}'), method: 'POST' }),
  ),
  list('submerchants'),
  list('backoffice/capital/referrals'),
  list('backoffice/installments'),
  list('backoffice/invoices'),
  list('backoffice/paymentlink/templates/created'),
  list('foundation/alerts/get'),
  list('foundation/alerts/groups'),
  ...['', '/success', '/error', '/responsetime'].map((path) =>
    list(`foundation/developer/apilogs${path}`),
  ),
  list('foundation/notifications/events/get'),
  list('foundation/useractivities/get'),
  list('foundation/webhooks'),
  ...['disabledFeatures'].map((kind) => list(`foundation/raws/get?kind=${kind}`)),
  list('metrics/ccTxMetrics'),
  list('metrics/ccTokenMetrics'),
  list('reporting/commissionfees'),
  list('reporting/customers'),
  list('reporting/disputes'),
  list('reporting/hosted'),
  list('reporting/ledger'),
  list('reporting/ledger/entries'),
  list('reporting/ledger/reserved'),
  list('reporting/monitor/processorsession'),
  list('reporting/payouts/instructions'),
  list('reporting/payouts/merchant'),
  ...['', '/batches', '/days'].map((path) => list(`reporting/reconciliation${path}`)),
  list('reporting/transactions'),
  list('risk/accounts-rules'),
  list('risk/transactions/groupid'),
  list('subscriptions'),
  list('subscriptions/plans'),
  list('tokenSessions'),
  { ...list('users'), reach: 'person' },
  { ...list('backoffice/invites', 'spProductId={product}'), reach: 'product' },
  { ...list('backoffice/service-provider/apiusers', 'spProductId={product}'), reach: 'product' },
  { ...list('backoffice/service-provider/spproducts', 'spProductId={product}'), reach: 'product' },
  { ...list('users/applicants', 'spProductId={product}'), reach: 'product' },
];
