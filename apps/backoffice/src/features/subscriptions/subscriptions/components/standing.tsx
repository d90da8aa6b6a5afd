import { retriesLeft, type Subscription } from '@payfac/domain/subscriptions';
import { formatDay } from '@payfac/domain/time';
import { displayCard } from '@payfac/domain/transactions';
import { Banner } from '@payfac/ui/banner';
import { getZone, now } from '../../../../shared/time/clock.ts';
import { showDay } from '../../../../shared/time/show.ts';

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** How billing stands where it doesn't simply go on: what failed, and what happens next. */
export function Standing({ subscription }: { readonly subscription: Subscription }) {
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
