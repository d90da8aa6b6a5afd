import {
  type Subscription,
  type SubscriptionStatus,
  subscriptionStatusLabels,
} from '@payfac/domain/subscriptions';
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

/** The day it is charged next; null unless it is active. */
export const nextChargeOf = ({
  status,
  nextChargeOn,
}: Pick<Subscription, 'status' | 'nextChargeOn'>): string | null =>
  status === 'active' ? nextChargeOn : null;
