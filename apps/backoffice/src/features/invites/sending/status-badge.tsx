import { type InviteStatus, inviteStatusLabels } from '@payfac/domain/invites';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';

const tones: Readonly<Record<InviteStatus, BadgeTone>> = {
  created: 'neutral',
  sent: 'info',
  accepted: 'success',
  expired: 'warning',
  deleted: 'neutral',
};

/** How far an invite got. */
export const InviteStatusBadge = ({ status }: { readonly status: InviteStatus }) => (
  <StatusBadge tone={tones[status]}>{inviteStatusLabels[status]}</StatusBadge>
);
