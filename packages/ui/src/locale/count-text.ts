import { byLocale } from './by-locale.ts';
import { useLocale } from './context.ts';

/** Formats numbers with thousands separators, '1,250': the same function every time. */
export const countTextIn = byLocale((locale) => {
  const format = new Intl.NumberFormat(locale);
  return (count: number) => format.format(count);
});

/** The same, in the current locale. */
export const useCountText = (): ((count: number) => string) => countTextIn(useLocale());
