/** What a change to a plan or a subscription makes stale. */
export const stale = ['subscriptions', 'plans', 'plan'] as const;
