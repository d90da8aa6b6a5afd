/** A cancelled list load resolves to this: no data, no message. Compare by identity. */
export const cancelled: unique symbol = Symbol('cancelled');
export type Cancelled = typeof cancelled;
