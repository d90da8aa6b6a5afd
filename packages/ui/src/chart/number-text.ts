import { countTextIn } from '../locale/count-text.ts';

/** Created while the module loads, like the date formats. */
countTextIn('en-US');

/** Formats numbers for a locale; returns the same function every time. */
export const numberTextIn = (locale: string): ((y: number) => string) => countTextIn(locale);
