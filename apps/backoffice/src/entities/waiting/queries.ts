import type { CallOptions, Cancelled, Endpoint, RecordKind } from '@payfac/api';
import * as accounts from '@payfac/api/contract/accounts';
import * as alerts from '@payfac/api/contract/alerts';
import * as disputes from '@payfac/api/contract/disputes';
import * as reporting from '@payfac/api/contract/reporting';
import * as webhooks from '@payfac/api/contract/webhooks';
import { send } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';
import { shows } from '../../shared/query/follow.ts';

/** Whose work: of accounts and products, or all that the person may see. */
export interface WaitingScope {
  readonly subMerchantId?: string[] | undefined;
  readonly spProductId?: string[] | undefined;
}

export interface WaitingQuery<T> {
  readonly queryKey: readonly [shown: readonly RecordKind[], ...names: readonly unknown[]];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
}

/** One query shared by the menu and the dashboard, so that it's sent once. */
const waiting =
  <T>(
    name: string,
    endpoint: Pick<Endpoint, 'reads'>,
    ask: (scope: WaitingScope, options: CallOptions) => Promise<T | Cancelled>,
  ) =>
  ({ subMerchantId, spProductId }: WaitingScope = {}): WaitingQuery<T> => {
    const scope = { subMerchantId, spProductId };
    return {
      queryKey: [shows(endpoint), 'waiting', name, scope],
      queryFn: ({ signal }) =>
        settled(ask(scope, { signal, lane: `waiting.${name} ${JSON.stringify(scope)}` })),
    };
  };

/** Statuses in which the merchant is expected to respond. */
export const awaitingResponse = ['needs_response', 'warning_needs_response'] as const;

/** The first deadline first. */
export const disputesQuery = waiting('disputes', disputes.list, (scope, options) =>
  send(disputes.list)(
    { query: { status: [...awaitingResponse], sort: 'respondBy', pageSize: 1, ...scope } },
    options,
  ),
);

/** The one held longest first. */
export const heldPaymentsQuery = waiting('payments', reporting.listTransactions, (scope, options) =>
  send(reporting.listTransactions)(
    {
      query: {
        view: 'payments',
        status: ['for-review'],
        sort: 'createdAt',
        pageSize: 1,
        ...scope,
      },
    },
    options,
  ),
);

export const alertsQuery = waiting('alerts', alerts.list, (scope, options) =>
  send(alerts.list)({ query: { status: ['unacknowledged'], pageSize: 1, ...scope } }, options),
);

export const highAlertsQuery = waiting('high-alerts', alerts.list, (scope, options) =>
  send(alerts.list)(
    { query: { status: ['unacknowledged'], severity: ['high'], pageSize: 1, ...scope } },
    options,
  ),
);

/** Applications that somebody has to decide about. */
export const accountsQuery = waiting('accounts', accounts.view, (scope, options) =>
  send(accounts.view)({ query: { stage: ['review'], pageSize: 1, ...scope } }, options),
);

export const retryingWebhooksQuery = waiting('webhooks', webhooks.list, (scope, options) =>
  send(webhooks.list)({ query: { status: ['retrying'], pageSize: 1, ...scope } }, options),
);
