/** Shown when the server returns no message. */
export const paymentLinksMessages = {
  failed: 'Error while processing the payment link. Try again later.',
} as const;
