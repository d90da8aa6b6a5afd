import { byLocale } from './by-locale.ts';
import { useLocale } from './context.ts';

const counts = byLocale((locale) => new Intl.NumberFormat(locale));

/** A number with its thousands apart: '1,250'. */
export const countText = (count: number, locale: string): string => counts(locale).format(count);

/** The same, in the language around. */
export function useCountText(): (count: number) => string {
  const locale = useLocale();
  return (count) => countText(count, locale);
}
