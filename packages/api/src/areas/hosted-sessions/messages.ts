/** Document 2, section 8: the generic message of the area, when the server gives none. */
export const hostedSessionsMessages = {
  list: 'Error while getting the hosted sessions. Try again later.',
} as const;
