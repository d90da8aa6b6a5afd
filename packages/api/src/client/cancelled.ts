/** What a cancelled list load resolves to: no data, no message. Compare by identity. */
export const cancelled: unique symbol = Symbol('cancelled');
export type Cancelled = typeof cancelled;
