/** What acting on an alert makes stale. */
export const stale = ['alerts', 'alert-groups'] as const;
