import type { CallOptions, Cancelled, Endpoint } from '@payfac/api';
import { view as accounts } from '@payfac/api/contract/accounts';
import { list as alerts } from '@payfac/api/contract/alerts';
import { list as disputes } from '@payfac/api/contract/disputes';
import { listTransactions } from '@payfac/api/contract/reporting';
import { type Ability, can, type Holder } from '@payfac/domain/access';
import { QueryObserver } from '@tanstack/react-query';
import { send } from '../../shared/api/connection.ts';
import { queryClient, settled } from '../../shared/query/client.ts';
import { shows } from '../../shared/query/follow.ts';
import { mayOpen } from '../../shared/routes/may-open.ts';
import { routes } from '../routes.ts';

/** How much waits, by the path of the page where it is seen to. */
export type Waiting = ReadonlyMap<string, number>;

interface Counted {
  readonly path: string;
  /** What a person needs to act on it. */
  readonly ability: Ability;
  readonly endpoint: Pick<Endpoint, 'reads'>;
  readonly ask: (options: CallOptions) => Promise<{ readonly count: number } | Cancelled>;
}

const counted: readonly Counted[] = [
  {
    path: '/reporting/transactions',
    ability: 'transactions.review',
    endpoint: listTransactions,
    ask: (options) =>
      send(listTransactions)(
        { query: { view: 'payments', status: ['for-review'], pageSize: 1 } },
        options,
      ),
  },
  {
    path: '/disputes',
    ability: 'sidebar.disputes',
    endpoint: disputes,
    ask: (options) =>
      send(disputes)(
        { query: { status: ['needs_response', 'warning_needs_response'], pageSize: 1 } },
        options,
      ),
  },
  {
    path: '/risk-management/alerts',
    ability: 'alerts.manage',
    endpoint: alerts,
    ask: (options) => send(alerts)({ query: { status: ['unacknowledged'], pageSize: 1 } }, options),
  },
  {
    path: '/accounts-view',
    ability: 'accounts.approve',
    endpoint: accounts,
    ask: (options) => send(accounts)({ query: { stage: ['review'], pageSize: 1 } }, options),
  },
];

const isOffered =
  (holder: Holder) =>
  ({ path, ability }: Counted): boolean =>
    can(holder, ability) && routes.some((route) => route.path === path && mayOpen(holder, route));

/**
 * Counts what waits for a person, again only once something of it was changed here.
 * @returns how to stop
 */
export function followWaiting(holder: Holder, show: (waiting: Waiting) => void): () => void {
  let waiting: Waiting = new Map();
  const stops = counted.filter(isOffered(holder)).map(({ path, endpoint, ask }) => {
    const observer = new QueryObserver(queryClient(), {
      queryKey: [shows(endpoint), 'shell', 'waiting', path],
      queryFn: async ({ signal }) =>
        (await settled(ask({ signal, lane: `shell.waiting ${path}` }))).count,
    });
    return observer.subscribe(({ data }) => {
      if (data === undefined || data === waiting.get(path)) return;
      waiting = new Map(waiting).set(path, data);
      show(waiting);
    });
  });
  return () => {
    for (const stop of stops) stop();
  };
}
