/** Shown when the server returns no message. */
export const payoutsMessages = {
  failed: 'Error while processing the payout. Try again later.',
} as const;
