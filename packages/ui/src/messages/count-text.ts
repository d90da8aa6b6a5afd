const counts = new Intl.NumberFormat('en-US');

/** A count with its thousands apart. */
export const countText = (count: number): string => counts.format(count);
