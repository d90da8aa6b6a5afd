import { can, canAny } from '@payfac/domain/access';
import { formatUsd } from '@payfac/domain/money';
import type { PayoutStatus } from '@payfac/domain/payouts';
import { useQuery } from '@tanstack/react-query';
import { DisputeDue } from '../../entities/disputes/due.tsx';
import { counted, wholeNumber } from '../../shared/counted.ts';
import { mayOpen } from '../../shared/routes/may-open.ts';
import { useHolder } from '../../shared/session/session.ts';
import * as styles from './page.css.ts';
import { awaitedDisputesQuery, awaitingResponse, onTheirWay, payoutsQuery } from './queries.ts';
import { rowsAt } from './rows-at.ts';
import { useScope } from './scope.ts';
import type { Scope } from './scope-address.ts';
import { StandingCard } from './standing-card.tsx';

/** Disputes that wait for the merchant, and how long the most urgent one still does. */
function AwaitedDisputes({ scope }: { readonly scope: Scope }) {
  const canOpen = can(useHolder(), 'sidebar.disputes');
  const asked = useQuery(awaitedDisputesQuery(scope));
  const href = rowsAt('/disputes', { status: awaitingResponse, sort: 'respondBy', ...scope });
  return (
    <StandingCard
      title="Disputes to answer"
      asked={asked}
      show={({ count, countIsLowerBound, data: [first] }) => ({
        value: `${wholeNumber(count)}${countIsLowerBound ? '+' : ''}`,
        href: canOpen && first ? href : undefined,
        detail: first ? <DisputeDue dispute={first} /> : 'None waits for a response.',
      })}
    />
  );
}

interface PayoutsProps {
  readonly scope: Scope;
  readonly title: string;
  readonly statuses: readonly PayoutStatus[];
}

function Payouts({ scope, title, statuses }: PayoutsProps) {
  const asked = useQuery(payoutsQuery(scope, statuses));
  return (
    <StandingCard
      title={title}
      asked={asked}
      show={({ amount, count }) => ({
        value: formatUsd(amount),
        href: rowsAt('/reporting/payouts', { status: statuses, ...scope }),
        detail: counted(count, 'payout'),
      })}
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
