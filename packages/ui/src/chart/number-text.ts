import { countTextIn } from '../locale/count-text.ts';

/** Made while the module loads, as the formats of times are. */
countTextIn('en-US');

/** Writes numbers in a language: the same function every time. */
export const numberTextIn = (locale: string): ((y: number) => string) => countTextIn(locale);
