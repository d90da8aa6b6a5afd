import type { Subscription } from '@payfac/domain/subscriptions';
import { displayCard } from '@payfac/domain/transactions';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Inline, Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Money } from '@payfac/ui/money';
import { Heading } from '@payfac/ui/typography';
import { accountFact } from '../../../../entities/accounts/account-link.tsx';
import { nextChargeOf } from '../../../../entities/subscriptions/next-charge.ts';
import { SubscriptionStatusBadge } from '../../../../entities/subscriptions/status-badge.tsx';
import { recordAt } from '../../../../shared/address.ts';
import { wholeNumber } from '../../../../shared/counted.ts';
import { RecordActions } from '../../../../shared/lists/actions/record-actions.tsx';
import { showDay, showMoment } from '../../../../shared/time/show.ts';
import { planAddress } from '../../plan-address.ts';
import { subscriptionActions } from '../actions.tsx';
import { Charges } from './charges.tsx';
import { Standing } from './standing.tsx';

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
