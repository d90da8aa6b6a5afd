const RATE = /^\d{1,3}(\.\d{1,4})?$/;

/** Whether a text is a percentage from 0 to 100 with at most four decimals, such as `8.25`. */
export const isRate = (text: string): boolean => RATE.test(text) && Number(text) <= 100;
