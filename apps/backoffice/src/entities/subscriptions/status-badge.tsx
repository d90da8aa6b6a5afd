import {
  type Subscription,
  type SubscriptionStatus,
  subscriptionStatusLabels,
} from '@payfac/domain/subscriptions';
import { StatusWord } from '../../shared/status/status-word.tsx';

export const SubscriptionStatusBadge = ({ status }: { readonly status: SubscriptionStatus }) => (
  <StatusWord>{subscriptionStatusLabels[status]}</StatusWord>
);

/** The day it is charged next; null unless it is active. */
export const nextChargeOf = ({
  status,
  nextChargeOn,
}: Pick<Subscription, 'status' | 'nextChargeOn'>): string | null =>
  status === 'active' ? nextChargeOn : null;
