/** Shown when the server returns no message. */
export const hostedSessionsMessages = {
  list: 'Error while getting the hosted sessions. Try again later.',
} as const;
