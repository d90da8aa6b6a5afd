/** Document 2, section 8: the generic message of the area, when the server gives none. */
export const paymentLinksMessages = {
  failed: 'Error while processing the payment link. Try again later.',
} as const;
