import { type Dispute, disputeStatusLabels, disputeUrgency } from '@payfac/domain/disputes';
import { StatusNote, StatusWord } from '../../shared/status/status-word.tsx';
import { now } from '../../shared/time/clock.ts';
import { showDate } from '../../shared/time/show.ts';

/** By the calendar of the session's zone on the last day, by whole days before. */
function dueText(wholeDaysLeft: number, respondBy: Date): string {
  if (wholeDaysLeft > 1) return `Due in ${wholeDaysLeft} days`;
  if (wholeDaysLeft === 1) return 'Due in 1 day';
  return showDate(respondBy) === showDate(now()) ? 'Due today' : 'Due tomorrow';
}

/** What is expected of the merchant and by when, or where the dispute stands, in a badge. */
export function DisputeDue({ dispute }: { readonly dispute: Dispute }) {
  const urgency = disputeUrgency(dispute, now());
  switch (urgency.kind) {
    case 'none':
      return <StatusWord>{disputeStatusLabels[dispute.status]}</StatusWord>;
    case 'past-due':
      return <StatusWord>Past due</StatusWord>;
    case 'urgent':
    case 'due':
      return (
        <StatusNote standing={urgency.kind === 'urgent' ? 'failed' : 'waits'}>
          {dueText(urgency.wholeDaysLeft, dispute.respondBy)}
        </StatusNote>
      );
  }
}
