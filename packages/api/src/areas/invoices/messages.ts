/** What is shown when the server gives no message. */
export const invoicesMessages = {
  failed: 'Error while processing the invoice. Try again later.',
} as const;
