/** What a change to a customer makes stale. */
export const stale = ['customers', 'record-names'] as const;
