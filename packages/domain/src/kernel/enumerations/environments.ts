/** Deployment environments (ENV-01). */
export const environments = ['local', 'development', 'sandbox', 'production', 'stage'] as const;
export type Environment = (typeof environments)[number];

/** Constants of the product. Durations are in milliseconds. */
export const idleTimeoutMs = 3_600_000;
export const notificationMs = 5000;
export const signOnErrorNotificationMs = 7000;
export const chunkLoadTimeoutMs = 120_000;
export const defaultPageSize = 10;
export const pageLinks = 5;
