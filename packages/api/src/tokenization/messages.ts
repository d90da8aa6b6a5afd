export const tokenizationMessages = {
  failed: 'Card entry is not available right now. Try again later.',
} as const;
