import { activate, deactivate, list, remove } from '@payfac/api/contract/plans';
import { subscriptions } from '@payfac/api/contract/subscriptions';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({
  subscriptions,
  plans: { list, activate, deactivate, remove },
});

/** What a change to a plan or a subscription makes stale. */
export const stale = ['subscriptions', 'plans', 'plan'] as const;
