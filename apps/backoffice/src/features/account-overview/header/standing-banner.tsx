import { Banner } from '@payfac/ui/banner';
import { showMoment } from '../../../shared/time/show.ts';
import { useAccount } from '../account.ts';

/** Why an account doesn't process, where it is suspended. */
export function StandingBanner() {
  const { suspension } = useAccount().application;
  if (!suspension) return null;
  const { reason, suspendedAt, suspendedBy } = suspension;
  return (
    <Banner tone="danger" title="Suspended: payments are declined and payouts are on hold">
      {reason}
      <br />
      {[`Since ${showMoment(suspendedAt)}`, suspendedBy && `by ${suspendedBy}`]
        .filter(Boolean)
        .join(' ')}
    </Banner>
  );
}
