/** What a change to a product makes stale. */
export const stale = ['product', 'products'] as const;
