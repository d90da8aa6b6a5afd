import * as accounts from '@payfac/api/contract/accounts';
import * as balance from '@payfac/api/contract/balance';
import { type Ability, can, canAny } from '@payfac/domain/access';
import { formatUsd } from '@payfac/domain/money';
import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/api/connection.ts';
import { counted } from '../../shared/counted.ts';
import { Facts } from '../../shared/lists/detail/story/story-parts.tsx';
import { settled } from '../../shared/query/client.ts';
import { shows } from '../../shared/query/follow.ts';
import { useHolder } from '../../shared/session/session.ts';
import { alertsQuery } from '../waiting/queries.ts';
import { AccountStatusBadge } from './status-badge.tsx';

const seesAccounts: readonly Ability[] = ['sidebar.merchant.accounts', 'sidebar.accounts'];

const accountQuery = (id: string) => ({
  queryKey: [shows(accounts.view), 'accounts', 'card', id] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    settled(
      send(accounts.view)(
        { query: { subMerchantId: [id], pageSize: 1 } },
        { signal, lane: `account-card.status.${id}` },
      ),
    ),
});

const balanceQuery = (id: string) => ({
  queryKey: [shows(balance.list), 'accounts', 'card-balance', id] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    settled(
      send(balance.list)(
        { query: { account: [`merchants:${id}`], pageSize: 1 } },
        { signal, lane: `account-card.balance.${id}` },
      ),
    ),
});

/** What was asked a minute ago is not asked again: the pointer comes and goes. */
const staleTime = 60_000;

const unknown = 'Couldn’t load';

/** What an account's name says when one stays on it: how it stands, what it holds, and what is open. */
export function AccountCard({ subMerchantId }: { readonly subMerchantId: string }) {
  const holder = useHolder();
  const seesAlerts = can(holder, 'sidebar.alerts');
  const account = useQuery({
    ...accountQuery(subMerchantId),
    enabled: canAny(holder, seesAccounts),
    staleTime,
  });
  const held = useQuery({
    ...balanceQuery(subMerchantId),
    enabled: can(holder, 'balance.view'),
    staleTime,
  });
  const alerts = useQuery({
    ...alertsQuery({ subMerchantId: [subMerchantId] }),
    enabled: seesAlerts,
    staleTime,
  });
  if (account.isLoading || held.isLoading || alerts.isLoading) return <Skeleton lines={3} />;
  const row = account.data?.data[0];
  const sum = held.data?.data[0];
  return (
    <Facts
      facts={[
        { term: 'Status', value: account.error ? unknown : row && <AccountStatusBadge {...row} /> },
        {
          term: 'Balance',
          value: held.error
            ? unknown
            : sum && `${formatUsd(sum.balance)}, ${formatUsd(sum.available)} available`,
        },
        {
          term: 'Open alerts',
          value: alerts.error
            ? unknown
            : alerts.data &&
              (alerts.data.count === 0 ? 'None' : counted(alerts.data.count, 'alert')),
        },
      ]}
    />
  );
}
