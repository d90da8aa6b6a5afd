/** What is shown when the server gives no message. */
export const payoutsMessages = {
  failed: 'Error while processing the payout. Try again later.',
} as const;
