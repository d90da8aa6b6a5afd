import * as reporting from '@payfac/api/contract/reporting';
import { retriesLeft, type Subscription } from '@payfac/domain/subscriptions';
import { formatDay } from '@payfac/domain/time';
import { displayCard, displayTransactionId } from '@payfac/domain/transactions';
import { Banner } from '@payfac/ui/banner';
import { Link } from '@payfac/ui/link';
import { Money } from '@payfac/ui/money';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import {
  nextChargeOf,
  SubscriptionStatusBadge,
} from '../../../entities/subscriptions/status-badge.tsx';
import { TransactionStatusBadge } from '../../../entities/transactions/transaction.tsx';
import { listAt, recordAt } from '../../../shared/address.ts';
import { send } from '../../../shared/api/connection.ts';
import { wholeNumber } from '../../../shared/counted.ts';
import { useActs } from '../../../shared/lists/actions/use-acts.ts';
import type { Station, Story } from '../../../shared/lists/detail/story/story.ts';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { Latest, latestCount } from '../../../shared/records/latest.tsx';
import { getZone, now } from '../../../shared/time/clock.ts';
import { showDay, showMoment } from '../../../shared/time/show.ts';
import { planAddress } from '../records.ts';
import { subscriptionActions } from './actions.tsx';

/** What a subscription was charged last, the declined charges among them. */
const Charges = ({ subscriptionId }: { readonly subscriptionId: string }) => (
  <Latest
    noun="charges"
    none="Charges show up here when the first period is due."
    shown={shows(reporting.listTransactions)}
    of={subscriptionId}
    load={async (signal) => {
      const query = {
        subscriptionId: [subscriptionId],
        view: 'payments' as const,
        sort: '-createdAt' as const,
        pageSize: latestCount,
      };
      const lane = 'subscription.charges';
      const found = await settled(send(reporting.listTransactions)({ query }, { signal, lane }));
      return {
        count: found.count,
        data: found.data.map((row) => ({
          href: recordAt('/reporting/transactions', row.transactionId),
          name: showMoment(row.createdAt),
          note: [row.responseMessage, displayTransactionId(row.transactionId)]
            .filter(Boolean)
            .join(' · '),
          amount: <Money amount={row.signedAmount} rank="row" />,
          status: <TransactionStatusBadge status={row.status} />,
        })),
      };
    }}
    allHref={listAt('/reporting/transactions', { view: 'payments', subscriptionId })}
  />
);

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

const hasEnded = (endsOn: string): boolean => endsOn <= formatDay(now(), getZone());

/** Shown for a subscription with a billing problem: what failed, and what happens next. */
function Standing({ subscription }: { readonly subscription: Subscription }) {
  const { status, failedAttempts, nextChargeOn, truncatedAccount, endsOn } = subscription;
  const card = displayCard(truncatedAccount);
  if (status === 'paused') {
    return (
      <Banner tone="danger" title="Paused: every retry failed">
        {`The charge was declined ${times(failedAttempts)}. Activating the subscription charges ${card}.`}
      </Banner>
    );
  }
  if (status === 'active' && failedAttempts > 0 && nextChargeOn !== null) {
    const [next, ...later] = retriesLeft(nextChargeOn, failedAttempts).map(showDay);
    const then = later.length === 0 ? '' : `, then on ${later.join(' and ')}`;
    return (
      <Banner tone="warning" title={`Charge failed ${times(failedAttempts)}`}>
        {`${card} is tried again on ${next ?? showDay(nextChargeOn)}${then}. If the last retry fails, the subscription pauses.`}
      </Banner>
    );
  }
  if (status === 'inactive') {
    return (
      <Banner tone="neutral" title="Not being charged">
        Periods that pass while it’s inactive aren’t charged later.
      </Banner>
    );
  }
  if (endsOn === null) return null;
  return (
    <Banner tone="neutral" title={`${hasEnded(endsOn) ? 'Ended' : 'Ends'} on ${showDay(endsOn)}`}>
      No more charges will be made.
    </Banner>
  );
}

function stationsOf(subscription: Subscription): readonly Station[] {
  const { startedOn, currentPeriod, status, endsOn } = subscription;
  const next = nextChargeOf(subscription);
  return [
    { name: 'Started', note: showDay(startedOn), state: 'passed' },
    ...(currentPeriod
      ? [
          {
            name: 'Current period',
            note: `Since ${showDay(currentPeriod.from)}`,
            state: status === 'paused' ? 'stopped' : 'here',
          } as const,
        ]
      : []),
    endsOn === null
      ? { name: 'Next charge', note: next && showDay(next), state: 'ahead' }
      : {
          name: hasEnded(endsOn) ? 'Ended' : 'Ends',
          note: showDay(endsOn),
          state: hasEnded(endsOn) ? 'stopped' : 'ahead',
        },
  ];
}

/** A subscription: its price per period, its billing status, and its charges. */
export function useSubscriptionStory(subscription: Subscription): Story {
  const { planId, planName, customerId, customerName, email } = subscription;
  const { quantity, modules, canceledAt, currentPeriod } = subscription;
  return {
    ...(currentPeriod && { amount: { of: currentPeriod.amount } }),
    status: <SubscriptionStatusBadge status={subscription.status} />,
    stations: stationsOf(subscription),
    acts: useActs({ actions: subscriptionActions, record: subscription, name: customerName }),
    why: <Standing subscription={subscription} />,
    facts: [
      { term: 'Plan', value: <Link href={planAddress(planId)}>{planName}</Link> },
      {
        term: 'Customer',
        value: <Link href={recordAt('/customers', customerId)}>{customerName}</Link>,
      },
      { term: 'Email', value: email },
      { term: 'Charged to', value: displayCard(subscription.truncatedAccount) },
      { term: 'Quantity', value: wholeNumber(quantity) },
      { term: 'Modules', value: modules.join(', ') },
      accountFact(subscription),
      { term: 'Canceled', value: canceledAt && showMoment(canceledAt) },
    ],
    parts: [
      { title: 'Charges', content: <Charges subscriptionId={subscription.subscriptionId} /> },
    ],
  };
}
