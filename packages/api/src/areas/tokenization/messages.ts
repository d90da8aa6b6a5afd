export const tokenizationMessages = {
  failed: 'Card entry isn’t available right now. Try again later.',
} as const;
