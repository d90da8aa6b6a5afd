/** What a payout of settled days says it is for. */
export const settledDays = (count: number): string =>
  `Payout of ${count} settled ${count === 1 ? 'day' : 'days'}`;

/** What a payout of released reserves says it is for. */
export const releasedReserve = 'Released reserve';
