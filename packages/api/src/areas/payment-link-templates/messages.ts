/** Shown when the server returns no message. */
export const paymentLinkTemplatesMessages = {
  failed: 'Error while processing the template. Try again later.',
} as const;
