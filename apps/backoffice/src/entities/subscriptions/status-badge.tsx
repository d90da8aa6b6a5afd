import { type SubscriptionStatus, subscriptionStatusLabels } from '@payfac/domain/subscriptions';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';

const tones: Readonly<Record<SubscriptionStatus, BadgeTone>> = {
  active: 'success',
  inactive: 'neutral',
  paused: 'warning',
  canceled: 'neutral',
};

export const SubscriptionStatusBadge = ({ status }: { readonly status: SubscriptionStatus }) => (
  <StatusBadge tone={tones[status]}>{subscriptionStatusLabels[status]}</StatusBadge>
);
