const numbers = new Intl.NumberFormat('en-US');

/** A formatted count: '1,388'. */
export const wholeNumber = (count: number): string => numbers.format(count);

/** A count with its noun: '1 payment', '1,388 payments'. @param many the plural; adds an 's' by default */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${wholeNumber(count)} ${count === 1 ? one : many}`;
