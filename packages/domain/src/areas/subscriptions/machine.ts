import type { Ability } from '../../kernel/access/index.ts';
import { type Move, machineOf } from '../../kernel/state-machine/index.ts';

/** Status of a subscription (SUB-01). */
export const subscriptionStatuses = ['active', 'inactive', 'canceled', 'paused'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const subscriptionStatusLabels: Readonly<Record<SubscriptionStatus, string>> = {
  active: 'Active',
  inactive: 'Inactive',
  canceled: 'Canceled',
  paused: 'Paused',
};

export const subscriptionActions = ['activate', 'deactivate', 'pause', 'cancel'] as const;
export type SubscriptionAction = (typeof subscriptionActions)[number];

type SubscriptionMove = Move<SubscriptionStatus, SubscriptionAction, Ability>;

const cancelable = ['active', 'inactive', 'paused'] as const;

/** Every move of a subscription; `pause` follows the last failed retry. `canceled` is final. */
export const subscriptionMoves: readonly SubscriptionMove[] = [
  { from: 'inactive', action: 'activate', to: 'active', by: 'subscriptions.manage' },
  { from: 'paused', action: 'activate', to: 'active', by: 'subscriptions.manage' },
  { from: 'active', action: 'deactivate', to: 'inactive', by: 'subscriptions.manage' },
  { from: 'active', action: 'pause', to: 'paused', by: 'system' },
  ...cancelable.map(
    (from): SubscriptionMove => ({
      from,
      action: 'cancel',
      to: 'canceled',
      by: 'subscriptions.manage',
    }),
  ),
];

export const { transitionsFrom: subscriptionTransitionsFrom, apply: applySubscription } =
  machineOf(subscriptionMoves);
