import { type Dispute, disputeStatusLabels, disputeUrgency } from '@payfac/domain/disputes';
import { StatusNote, StatusWord } from '../../shared/status/status-word.tsx';
import { now } from '../../shared/time/clock.ts';
import { dueWords } from './due-words.ts';

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
