/** What sending or deactivating a link makes stale. */
export const stale = ['hosted-sessions'] as const;
