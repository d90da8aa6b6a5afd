import { type PlanStatus, planStatusLabels } from '@payfac/domain/plans';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';

const tones: Readonly<Record<PlanStatus, BadgeTone>> = {
  draft: 'info',
  active: 'success',
  inactive: 'neutral',
};

export const PlanStatusBadge = ({ status }: { readonly status: PlanStatus }) => (
  <StatusBadge tone={tones[status]}>{planStatusLabels[status]}</StatusBadge>
);
