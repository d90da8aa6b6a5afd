/** What is shown when the server gives no message. */
export const hostedSessionsMessages = {
  list: 'Error while getting the hosted sessions. Try again later.',
} as const;
