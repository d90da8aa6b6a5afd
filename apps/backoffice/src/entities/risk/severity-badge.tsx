import { type AlertSeverity, alertSeverityLabels } from '@payfac/domain/alerts';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';

const tones: Readonly<Record<AlertSeverity, BadgeTone>> = {
  low: 'info',
  medium: 'warning',
  high: 'danger',
};

/** How grave an alert is, or how grave those of a rule are. */
export const SeverityBadge = ({ severity }: { readonly severity: AlertSeverity }) => (
  <StatusBadge tone={tones[severity]}>{alertSeverityLabels[severity]}</StatusBadge>
);
