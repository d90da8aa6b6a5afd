/** Document 1, section 9. `dev` in the documents is `development`. */
export const environments = ['local', 'development', 'sandbox', 'production', 'stage'] as const;
export type Environment = (typeof environments)[number];

/** Product constants of document 1, section 9. Durations in milliseconds. */
export const idleTimeoutMs = 3_600_000;
export const notificationMs = 5000;
export const signOnErrorNotificationMs = 7000;
export const chunkLoadTimeoutMs = 120_000;
export const defaultPageSize = 10;
export const pageLinks = 5;
