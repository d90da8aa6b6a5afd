import { type AlertSeverity, alertSeverityLabels } from '@payfac/domain/alerts';
import { StatusWord } from '../../shared/status/status-word.tsx';

/** How grave an alert is, or how grave those of a rule are. */
export const SeverityBadge = ({ severity }: { readonly severity: AlertSeverity }) => (
  <StatusWord>{alertSeverityLabels[severity]}</StatusWord>
);
