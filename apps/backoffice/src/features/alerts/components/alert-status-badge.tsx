import { type AlertStatus, alertStatusLabels } from '@payfac/domain/alerts';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';

const statusTones: Readonly<Record<AlertStatus, BadgeTone>> = {
  unacknowledged: 'warning',
  acknowledged: 'success',
  discarded: 'neutral',
};

export const AlertStatusBadge = ({ status }: { readonly status: AlertStatus }) => (
  <StatusBadge tone={statusTones[status]}>{alertStatusLabels[status]}</StatusBadge>
);
