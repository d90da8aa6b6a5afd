/** Document 2, section 8: the generic message of the area, when the server gives none. */
export const paymentLinkTemplatesMessages = {
  failed: 'Error while processing the template. Try again later.',
} as const;
