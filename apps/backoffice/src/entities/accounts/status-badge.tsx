import { type ApplicationStatus, applicationStatusLabels } from '@payfac/domain/accounts';
import { StatusWord } from '../../shared/status/status-word.tsx';

interface AccountStatusBadgeProps {
  readonly status: ApplicationStatus;
  readonly isSuspended?: boolean;
}

/** Where an application stands; a live account that is suspended says so instead. */
export const AccountStatusBadge = ({ status, isSuspended = false }: AccountStatusBadgeProps) =>
  isSuspended ? (
    <StatusWord>Suspended</StatusWord>
  ) : (
    <StatusWord>{applicationStatusLabels[status]}</StatusWord>
  );
