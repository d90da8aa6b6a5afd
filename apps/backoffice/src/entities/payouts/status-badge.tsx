import { type PayoutStatus, payoutStatusLabel } from '@payfac/domain/payouts';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';

const tones: Readonly<Record<PayoutStatus, BadgeTone>> = {
  pending: 'neutral',
  'on-hold': 'warning',
  approved: 'info',
  ack: 'info',
  instructed: 'info',
  instruction: 'info',
  processing: 'info',
  processed: 'info',
  sent: 'success',
  reconciled: 'success',
  failed: 'danger',
};

/** A payout's status in its color and words. */
export const PayoutStatusBadge = ({ status }: { readonly status: PayoutStatus }) => (
  <StatusBadge tone={tones[status]}>{payoutStatusLabel(status)}</StatusBadge>
);
