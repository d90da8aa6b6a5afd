/** Where a plan is looked at and changed. */
export const planAddress = (planId: string): string =>
  `/subscriptions/plans/${encodeURIComponent(planId)}`;
