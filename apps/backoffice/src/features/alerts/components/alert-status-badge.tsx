import { type AlertStatus, alertStatusLabels } from '@payfac/domain/alerts';
import { StatusWord } from '../../../shared/status/status-word.tsx';

export const AlertStatusBadge = ({ status }: { readonly status: AlertStatus }) => (
  <StatusWord>{alertStatusLabels[status]}</StatusWord>
);
