import {
  type AlertSeverity,
  type AlertStatus,
  alertSeverityLabels,
  alertStatusLabels,
} from '@payfac/domain/alerts';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';

const severityTones: Readonly<Record<AlertSeverity, BadgeTone>> = {
  low: 'info',
  medium: 'warning',
  high: 'danger',
};

const statusTones: Readonly<Record<AlertStatus, BadgeTone>> = {
  unacknowledged: 'warning',
  acknowledged: 'success',
  discarded: 'neutral',
};

export const SeverityBadge = ({ severity }: { readonly severity: AlertSeverity }) => (
  <StatusBadge tone={severityTones[severity]}>{alertSeverityLabels[severity]}</StatusBadge>
);

export const AlertStatusBadge = ({ status }: { readonly status: AlertStatus }) => (
  <StatusBadge tone={statusTones[status]}>{alertStatusLabels[status]}</StatusBadge>
);
