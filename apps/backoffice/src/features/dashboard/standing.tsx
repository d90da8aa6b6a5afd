import { cancelled } from '@payfac/api';
import { can, canAny } from '@payfac/domain/access';
import { formatUsd } from '@payfac/domain/money';
import type { PayoutStatus } from '@payfac/domain/payouts';
import { DisputeDue } from '../../entities/disputes/due.tsx';
import { useQuery } from '../../shared/query/use-query.ts';
import { mayOpen } from '../../shared/routes/may-open.ts';
import { useHolder } from '../../shared/session/session.ts';
import * as styles from './page.css.ts';
import { awaitedDisputesQuery, awaitingResponse, onTheirWay, payoutsQuery } from './queries.ts';
import { useScope } from './scope.ts';
import type { Scope } from './scope-address.ts';
import { StandingCard } from './standing-card.tsx';

const numbers = new Intl.NumberFormat('en-US');
const counted = (count: number, one: string, many: string): string =>
  `${numbers.format(count)} ${count === 1 ? one : many}`;

function listAt(
  path: string,
  statuses: readonly string[],
  { subMerchantId = [], spProductId = [] }: Scope,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(more);
  for (const status of statuses) query.append('status', status);
  for (const id of subMerchantId) query.append('subMerchantId', id);
  for (const id of spProductId) query.append('spProductId', id);
  return `${path}?${query}`;
}

/** Disputes that wait for the merchant, and how long the most urgent one still does. */
function AwaitedDisputes({ scope }: { readonly scope: Scope }) {
  const canOpen = can(useHolder(), 'sidebar.disputes');
  const { data, error, refetch } = useQuery(awaitedDisputesQuery(scope));
  const found = data === cancelled ? undefined : data;
  const first = found?.data[0];
  return (
    <StandingCard
      title="Disputes to answer"
      value={found && `${numbers.format(found.count)}${found.countIsLowerBound ? '+' : ''}`}
      {...(canOpen &&
        first && {
          href: listAt('/disputes', awaitingResponse, scope, { sort: 'respondBy' }),
        })}
      detail={first ? <DisputeDue dispute={first} /> : 'None waits for a response.'}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

interface PayoutsProps {
  readonly scope: Scope;
  readonly title: string;
  readonly statuses: readonly PayoutStatus[];
}

function Payouts({ scope, title, statuses }: PayoutsProps) {
  const { data, error, refetch } = useQuery(payoutsQuery(scope, statuses));
  return (
    <StandingCard
      title={title}
      value={data && formatUsd(data.amount)}
      href={listAt('/reporting/payouts', statuses, scope)}
      detail={data && counted(data.count, 'payout', 'payouts')}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

/** What waits for somebody or is expected, of now and not of a period. */
export function Standing() {
  const holder = useHolder();
  const { scope } = useScope();
  const seesDisputes = canAny(holder, ['sidebar.disputes', 'dashboard.recentDisputes']);
  const seesPayouts = mayOpen(holder, { access: ['sidebar.payouts'], feature: 'payouts' });
  // Disputes and payouts know accounts and products, and no card processor.
  if (scope.provider !== undefined || !(seesDisputes || seesPayouts)) return null;
  return (
    <div className={styles.standing}>
      {seesDisputes && <AwaitedDisputes scope={scope} />}
      {seesPayouts && <Payouts scope={scope} title="Payouts on the way" statuses={onTheirWay} />}
      {seesPayouts && <Payouts scope={scope} title="Payouts on hold" statuses={['on-hold']} />}
    </div>
  );
}
