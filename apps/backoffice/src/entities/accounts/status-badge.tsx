import { type ApplicationStatus, applicationStatusLabels } from '@payfac/domain/accounts';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';

const tones: Readonly<Record<ApplicationStatus, BadgeTone>> = {
  initiated: 'neutral',
  sms_sent: 'smsSent',
  sms_valid: 'smsValid',
  type_selected: 'info',
  identity: 'identity',
  review: 'review',
  approved: 'approved',
  active: 'success',
  declined: 'declined',
  archived: 'neutral',
  progress: 'info',
};

interface AccountStatusBadgeProps {
  readonly status: ApplicationStatus;
  readonly isSuspended?: boolean;
}

/** Where an application stands; a live account that is suspended says so instead. */
export const AccountStatusBadge = ({ status, isSuspended = false }: AccountStatusBadgeProps) =>
  isSuspended ? (
    <StatusBadge tone="danger">Suspended</StatusBadge>
  ) : (
    <StatusBadge tone={tones[status]}>{applicationStatusLabels[status]}</StatusBadge>
  );
