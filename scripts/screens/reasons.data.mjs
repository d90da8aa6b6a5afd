/** Calls that no screen makes, and why: a partner's server or another part of the product makes them. */
export const reasons = {};
