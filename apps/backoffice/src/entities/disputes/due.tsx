import { type Dispute, disputeStatusLabels, disputeUrgency } from '@payfac/domain/disputes';
import { StatusBadge } from '@payfac/ui/badge';
import { now } from '../../shared/time/clock.ts';
import { showDate } from '../../shared/time/show.ts';

/** By the calendar of the session's zone on the last day, by whole days before. */
function dueText(wholeDaysLeft: number, respondBy: Date): string {
  if (wholeDaysLeft > 1) return `Due in ${wholeDaysLeft} days`;
  if (wholeDaysLeft === 1) return 'Due in 1 day';
  return showDate(respondBy) === showDate(now()) ? 'Due today' : 'Due tomorrow';
}

const tones = { won: 'success', lost: 'danger' } as const;

const toneOf = ({ status }: Dispute) =>
  status === 'won' || status === 'lost' ? tones[status] : 'neutral';

/** What is expected of the merchant and by when, or where the dispute stands, in a badge. */
export function DisputeDue({ dispute }: { readonly dispute: Dispute }) {
  const urgency = disputeUrgency(dispute, now());
  switch (urgency.kind) {
    case 'none':
      return (
        <StatusBadge tone={toneOf(dispute)}>{disputeStatusLabels[dispute.status]}</StatusBadge>
      );
    case 'past-due':
      return <StatusBadge tone="danger">Past due</StatusBadge>;
    case 'urgent':
    case 'due':
      return (
        <StatusBadge tone={urgency.kind === 'urgent' ? 'danger' : 'warning'}>
          {dueText(urgency.wholeDaysLeft, dispute.respondBy)}
        </StatusBadge>
      );
  }
}
