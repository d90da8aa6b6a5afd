import {
  type ProcessorSessionOutcome,
  processorSessionOutcomeLabels,
} from '@payfac/domain/processor-sessions';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';

const tones: Readonly<Record<ProcessorSessionOutcome, BadgeTone>> = {
  open: 'info',
  approved: 'success',
  declined: 'declined',
  'timed-out': 'warning',
  errored: 'danger',
};

export const OutcomeBadge = ({ outcome }: { readonly outcome: ProcessorSessionOutcome }) => (
  <StatusBadge tone={tones[outcome]}>{processorSessionOutcomeLabels[outcome]}</StatusBadge>
);
