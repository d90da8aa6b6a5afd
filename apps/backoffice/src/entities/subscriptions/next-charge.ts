import type { Subscription } from '@payfac/domain/subscriptions';

/** The day it is charged next; null unless it is active. */
export const nextChargeOf = ({
  status,
  nextChargeOn,
}: Pick<Subscription, 'status' | 'nextChargeOn'>): string | null =>
  status === 'active' ? nextChargeOn : null;
