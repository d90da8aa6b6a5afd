import { type Dispute, isInquiry, needsResponse, timeLeftUntil } from '@payfac/domain/disputes';
import { cardLabel, displayTransactionId } from '@payfac/domain/transactions';
import { Banner } from '@payfac/ui/banner';
import { Link } from '@payfac/ui/link';
import { useEffect, useState } from 'react';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import { DisputeDue } from '../../../entities/disputes/dispute-due.tsx';
import { counted } from '../../../shared/counted.ts';
import type { Station, Story } from '../../../shared/lists/detail/story/story.ts';
import { now } from '../../../shared/time/clock.ts';
import { showDate, showMoment } from '../../../shared/time/show.ts';
import { openTransaction, reasonInWords } from '../columns.tsx';
import { useEvidence } from '../evidence/use-evidence.tsx';

/** Business time, updated at this interval while it is shown. */
function useNow(everyMs: number): Date {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return moment;
}

/** The time left to respond, in its two largest units; undefined after the deadline. */
export function timeLeftText(respondBy: Date, at: Date): string | undefined {
  const left = timeLeftUntil(respondBy, at);
  if (!left) return undefined;
  const { days, hours, minutes } = left;
  const inDays = counted(days, 'day', 'days');
  const inHours = counted(hours, 'hour', 'hours');
  const inMinutes = counted(minutes, 'minute', 'minutes');
  if (days > 0) return hours > 0 ? `${inDays} ${inHours} left` : `${inDays} left`;
  if (hours > 0) return minutes > 0 ? `${inHours} ${inMinutes} left` : `${inHours} left`;
  return minutes > 0 ? `${inMinutes} left` : 'Less than a minute left';
}

const EVERY_MS = 30_000;

/** The response deadline in the session's zone, with a countdown. */
function RespondBy({ dispute: { respondBy } }: { readonly dispute: Dispute }) {
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

/** The dispute's effect on the merchant's money, in a sentence. */
function effectOf({ status }: Dispute): string {
  if (isInquiry(status)) return 'An inquiry. No money has moved, and the payment hasn’t changed.';
  if (status === 'won')
    return 'The amount was returned to the merchant. The dispute fee isn’t refunded.';
  if (status === 'lost') return 'The merchant lost the amount and the dispute fee.';
  return 'The amount and the dispute fee are withheld until the dispute closes.';
}

function stationsOf(dispute: Dispute): readonly Station[] {
  const { status, createdAt, respondBy, closedAt } = dispute;
  const isAwaited = needsResponse(status);
  const isReviewed = status === 'under_review' || status === 'warning_under_review';
  const end = closedAt === null ? undefined : showDate(closedAt);
  return [
    { name: 'Opened', note: showDate(createdAt), state: 'passed' },
    isAwaited
      ? { name: 'Needs response', note: `by ${showDate(respondBy)}`, state: 'waits' }
      : { name: 'Response', state: 'passed' },
    { name: 'Review', state: isReviewed ? 'here' : isAwaited ? 'ahead' : 'passed' },
    status === 'lost'
      ? { name: 'Lost', note: end, state: 'stopped' }
      : {
          name: status === 'won' ? 'Won' : end === undefined ? 'Decision' : 'Closed',
          note: end,
          state: end === undefined ? 'ahead' : 'passed',
        },
  ];
}

/** A dispute. The backoffice only shows disputes; responses go through the processor, with the evidence saved here. */
export function useDisputeStory(dispute: Dispute): Story {
  const evidence = useEvidence(dispute);
  const isAwaited = needsResponse(dispute.status);
  const { transactionId, chargebackTransactionId } = dispute;
  return {
    amount: { of: dispute.amount },
    status: <DisputeDue dispute={dispute} />,
    stations: stationsOf(dispute),
    acts: { next: isAwaited ? evidence : undefined, more: isAwaited ? [] : [evidence] },
    why: (
      <>
        {isAwaited && <RespondBy dispute={dispute} />}
        <p>{effectOf(dispute)}</p>
      </>
    ),
    facts: [
      {
        term: 'Payment',
        value: (
          <Link href={openTransaction(transactionId)}>{displayTransactionId(transactionId)}</Link>
        ),
      },
      {
        term: 'Chargeback',
        value: chargebackTransactionId && (
          <Link href={openTransaction(chargebackTransactionId)}>
            {displayTransactionId(chargebackTransactionId)}
          </Link>
        ),
      },
      accountFact(dispute),
      { term: 'Card', value: cardLabel(dispute) },
      { term: 'Reason', value: reasonInWords(dispute) },
      { term: 'Opened', value: showMoment(dispute.createdAt) },
      { term: 'Respond by', value: isAwaited ? undefined : showMoment(dispute.respondBy) },
      { term: 'Closed', value: dispute.closedAt && showMoment(dispute.closedAt) },
    ],
  };
}
