import { can, canAny } from '@payfac/domain/access';
import { formatUsd } from '@payfac/domain/money';
import type { PayoutStatus } from '@payfac/domain/payouts';
import { Link } from '@payfac/ui/link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DisputeDue } from '../../entities/disputes/dispute-due.tsx';
import { counted, wholeNumber } from '../../shared/counted.ts';
import { mayOpen } from '../../shared/routes/may-open.ts';
import { useHolder } from '../../shared/session/session.ts';
import * as styles from './page.css.ts';
import { awaitedDisputesQuery, awaitingResponse, onTheirWay, payoutsQuery } from './queries.ts';
import { rowsAt } from './range-address.ts';
import { type Scope, useScope } from './scope.ts';
import { type Asked, LoadedCard } from './widget-card.tsx';

/** What is shown of it: a value, the list the value was counted from, and a word on it. */
interface ShownStanding {
  readonly value: string;
  readonly href: string | undefined;
  readonly detail: ReactNode;
}

interface StandingCardProps<T> {
  readonly title: string;
  readonly asked: Asked<T>;
  readonly show: (data: T) => ShownStanding;
}

/** What stands open now, whatever the period. */
const StandingCard = <T,>({ title, asked, show }: StandingCardProps<T>) => (
  <LoadedCard title={title} asked={asked} lines={2}>
    {(data) => {
      const { value, href, detail } = show(data);
      return (
        <div className={styles.standingText}>
          <span className={styles.standingValue}>
            {href === undefined ? (
              value
            ) : (
              <Link href={href} variant="quiet">
                {value}
              </Link>
            )}
          </span>
          <span className={styles.standingDetail}>{detail}</span>
        </div>
      );
    }}
  </LoadedCard>
);

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
