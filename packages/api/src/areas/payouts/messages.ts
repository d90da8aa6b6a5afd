/** Document 2, section 8: the generic text of the area, worded here. */
export const payoutsMessages = {
  failed: 'Error while processing the payout. Try again later.',
} as const;
