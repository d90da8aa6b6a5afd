import { type Ability, can, type Holder } from '@payfac/domain/access';
import { QueryObserver } from '@tanstack/react-query';
import {
  accountsQuery,
  alertsQuery,
  disputesQuery,
  heldPaymentsQuery,
  type WaitingQuery,
} from '../../entities/waiting/queries.ts';
import { queryClient } from '../../shared/query/client.ts';
import { mayOpen } from '../../shared/routes/route.ts';
import { routes } from '../routes.ts';

/** The number of waiting items, by the path of the page where they are handled. */
export type Waiting = ReadonlyMap<string, number>;

interface Counted {
  readonly path: string;
  /** The ability to act on it. */
  readonly ability: Ability;
  /** Reports every new count; returns a function to stop. */
  readonly follow: (tell: (count: number) => void) => () => void;
}

const following =
  <T extends { readonly count: number }>(query: () => WaitingQuery<T>): Counted['follow'] =>
  (tell) => {
    const observer = new QueryObserver(queryClient(), query());
    const read = ({ data }: { readonly data: T | undefined }) => data && tell(data.count);
    const stop = observer.subscribe(read);
    // A page may have loaded it already.
    read(observer.getCurrentResult());
    return stop;
  };

const counted: readonly Counted[] = [
  {
    path: '/reporting/transactions',
    ability: 'transactions.review',
    follow: following(heldPaymentsQuery),
  },
  { path: '/disputes', ability: 'sidebar.disputes', follow: following(disputesQuery) },
  { path: '/risk-management/alerts', ability: 'alerts.manage', follow: following(alertsQuery) },
  { path: '/accounts-view', ability: 'accounts.approve', follow: following(accountsQuery) },
];

const isOffered =
  (holder: Holder) =>
  ({ path, ability }: Counted): boolean =>
    can(holder, ability) && routes.some((route) => route.path === path && mayOpen(holder, route));

/**
 * Counts the items that wait for a user, and recounts only when something changes here.
 * @returns a function to stop
 */
export function followWaiting(holder: Holder, show: (waiting: Waiting) => void): () => void {
  let waiting: Waiting = new Map();
  const stops = counted.filter(isOffered(holder)).map(({ path, follow }) =>
    follow((count) => {
      if (count === waiting.get(path)) return;
      waiting = new Map(waiting).set(path, count);
      show(waiting);
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
