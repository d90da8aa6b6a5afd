/** Document 2, section 8: the generic message of the area, when the server gives none. */
export const invoicesMessages = {
  failed: 'Error while processing the invoice. Try again later.',
} as const;
