import type { Dispute } from '@payfac/domain/disputes';
import { Banner } from '@payfac/ui/banner';
import { showMoment } from '../../../shared/time/show.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { timeLeftText } from '../time-left.ts';

const EVERY_MS = 30_000;

/** Until when a response is awaited, in the session's zone, counting down. */
export function RespondBy({ dispute: { respondBy } }: { readonly dispute: Dispute }) {
  const left = timeLeftText(respondBy, useNow(EVERY_MS));
  return (
    <Banner
      tone={left === undefined ? 'danger' : 'warning'}
      title={`Respond by ${showMoment(respondBy)}`}
    >
      {`${left ?? 'The deadline has passed'}. Evidence goes through the processor. Without a response, the dispute is lost at the deadline.`}
    </Banner>
  );
}
