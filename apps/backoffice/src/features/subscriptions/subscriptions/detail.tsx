import * as reporting from '@payfac/api/contract/reporting';
import { retriesLeft, type Subscription } from '@payfac/domain/subscriptions';
import { formatDay } from '@payfac/domain/time';
import {
  displayCard,
  displayTransactionId,
  transactionStatusLabels,
} from '@payfac/domain/transactions';
import { Banner } from '@payfac/ui/banner';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Inline, Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Money } from '@payfac/ui/money';
import { Heading } from '@payfac/ui/typography';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import {
  nextChargeOf,
  SubscriptionStatusBadge,
} from '../../../entities/subscriptions/status-badge.tsx';

import {
  paymentAmountColumn,
  paymentLinkColumn,
  paymentStatusColumn,
} from '../../../entities/transactions/payment-columns.tsx';
import { recordAt } from '../../../shared/address.ts';
import { wholeNumber } from '../../../shared/counted.ts';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { momentColumn } from '../../../shared/lists/columns.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { getZone, now } from '../../../shared/time/clock.ts';
import { showDateTime, showDay, showMoment } from '../../../shared/time/show.ts';
import { planAddress } from '../records.ts';
import { subscriptionActions } from './actions.tsx';

const charges = defineList(reporting.listTransactions, {
  report: 'subscription-charges',
  fileName: 'subscription-charges',
  parent: 'subscriptions',
  noun: { one: 'charge', many: 'charges' },
  fixed: { view: 'payments' },
  rowKey: ({ transactionId }) => transactionId,
  rowName: ({ transactionId }) => displayTransactionId(transactionId),
  columns: [
    paymentLinkColumn,
    momentColumn('createdAt', 'Charged'),
    paymentAmountColumn,
    paymentStatusColumn,
    {
      id: 'reason',
      header: 'Response',
      render: ({ responseMessage }) => responseMessage ?? '—',
      content: 'text',
      onCard: 'detail',
      noteOnCard: ({ createdAt }) => showDateTime(createdAt),
    },
  ],
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Charged' },
    { kind: 'choices', key: 'status', label: 'Status', labels: transactionStatusLabels },
  ],
  defaultSort: '-createdAt',
  isLive: false,
  empty: 'Charges show up here when the first period is due.',
});

/** What a subscription was charged, the declined charges among them. */
const Charges = ({ subscriptionId }: { readonly subscriptionId: string }) => (
  <ListView list={charges} scope={{ subscriptionId: [subscriptionId] }} prefix="charges" />
);

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** How billing stands where it doesn't simply go on: what failed, and what happens next. */
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
        Periods that pass while it's inactive aren't charged later.
      </Banner>
    );
  }
  if (endsOn === null) return null;
  const verb = endsOn > formatDay(now(), getZone()) ? 'Ends' : 'Ended';
  return (
    <Banner tone="neutral" title={`${verb} on ${showDay(endsOn)}`}>
      No more charges will be made.
    </Banner>
  );
}

type Period = NonNullable<Subscription['currentPeriod']>;

/** A period by its first and last day. */
const span = ({ from, until }: Period): string => `${showDay(from)} until ${showDay(until)}`;

const facts = (subscription: Subscription) => {
  const { planId, planName, customerId, customerName, email, currentPeriod } = subscription;
  const { quantity, modules, canceledAt, subscriptionId } = subscription;
  const next = nextChargeOf(subscription);
  return [
    { term: 'Plan', value: <Link href={planAddress(planId)}>{planName}</Link> },
    {
      term: 'Customer',
      value: <Link href={recordAt('/customers', customerId)}>{customerName}</Link>,
    },
    { term: 'Current period', value: currentPeriod && span(currentPeriod) },
    { term: 'Next charge', value: next && showDay(next) },
    { term: 'Charged to', value: displayCard(subscription.truncatedAccount) },
    { term: 'Quantity', value: wholeNumber(quantity) },
    ...(modules.length === 0 ? [] : [{ term: 'Modules', value: modules.join(', ') }]),
    { term: 'Email', value: email },
    accountFact(subscription),
    { term: 'Started', value: showDay(subscription.startedOn) },
    ...(canceledAt === null ? [] : [{ term: 'Canceled', value: showMoment(canceledAt) }]),
    {
      term: 'Subscription ID',
      value: <CopyValue label="subscription ID" value={subscriptionId} isMono />,
    },
  ];
};

/** A subscription beside its list: what a period costs, how billing stands, and what was charged. */
export const SubscriptionDetail = ({ subscription }: { readonly subscription: Subscription }) => (
  <Stack gap="xl">
    <Inline gap="md">
      {subscription.currentPeriod && (
        <Money amount={subscription.currentPeriod.amount} rank="hero" />
      )}
      <SubscriptionStatusBadge status={subscription.status} />
    </Inline>
    <RecordActions
      actions={subscriptionActions}
      record={subscription}
      name={subscription.customerName}
    />
    <Standing subscription={subscription} />
    <DescriptionList entries={facts(subscription)} />
    <Stack gap="md">
      <Heading level={3}>Charges</Heading>
      <Charges subscriptionId={subscription.subscriptionId} />
    </Stack>
  </Stack>
);
