/** Shown when the server returns no message. */
export const invoicesMessages = {
  failed: 'Error while processing the invoice. Try again later.',
} as const;
