import { type Dispute, disputeStatusLabels, disputeUrgency } from '@payfac/domain/disputes';
import { StatusNote, StatusWord } from '../../shared/status/status-word.tsx';
import { now } from '../../shared/time/clock.ts';
import { showDate } from '../../shared/time/show.ts';

/** By the calendar of the session's zone on the last day, by whole days before. */
function daysText(wholeDaysLeft: number, respondBy: Date): string {
  if (wholeDaysLeft > 1) return `Due in ${wholeDaysLeft} days`;
  if (wholeDaysLeft === 1) return 'Due in 1 day';
  return showDate(respondBy) === showDate(now()) ? 'Due today' : 'Due tomorrow';
}

/** By when the merchant is expected to respond; undefined once nothing is expected. */
export function dueWords(dispute: Dispute): string | undefined {
  const urgency = disputeUrgency(dispute, now());
  switch (urgency.kind) {
    case 'none':
      return undefined;
    case 'past-due':
      return 'Past due';
    case 'urgent':
    case 'due':
      return daysText(urgency.wholeDaysLeft, dispute.respondBy);
  }
}

interface DisputeDueProps {
  readonly dispute: Dispute;
  /** In a dense place: a dot and the words. */
  readonly isBare?: boolean;
}

/** What is expected of the merchant and by when, or where the dispute stands. */
export function DisputeDue({ dispute, isBare = false }: DisputeDueProps) {
  const words = dueWords(dispute) ?? disputeStatusLabels[dispute.status];
  const { kind } = disputeUrgency(dispute, now());
  if (kind === 'none' || kind === 'past-due')
    return <StatusWord isBare={isBare}>{words}</StatusWord>;
  return (
    <StatusNote standing={kind === 'urgent' ? 'failed' : 'waits'} isBare={isBare}>
      {words}
    </StatusNote>
  );
}
