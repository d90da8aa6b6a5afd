/** What is shown when the server gives no message. */
export const paymentLinkTemplatesMessages = {
  failed: 'Error while processing the template. Try again later.',
} as const;
