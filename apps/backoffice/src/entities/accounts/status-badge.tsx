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

/** Where an application stands. */
export const AccountStatusBadge = ({ status }: { readonly status: ApplicationStatus }) => (
  <StatusBadge tone={tones[status]}>{applicationStatusLabels[status]}</StatusBadge>
);
