const numbers = new Intl.NumberFormat('en-US');

/** A count as people read it: '1,388'. */
export const wholeNumber = (count: number): string => numbers.format(count);

/** A count with what it counts: '1 payment', '1,388 payments'. @param many the plural, 's' added unless given */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${wholeNumber(count)} ${count === 1 ? one : many}`;
