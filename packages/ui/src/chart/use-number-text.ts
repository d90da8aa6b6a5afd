import { useCallback } from 'react';
import { useLocale } from '../locale/context.ts';
import { countText } from '../locale/count-text.ts';

/** Made while the module loads, as the formats of times are. */
countText(0, 'en-US');

/** Writes numbers in the language around: the same function until the language is another. */
export function useNumberText(): (y: number) => string {
  const locale = useLocale();
  return useCallback((y) => countText(y, locale), [locale]);
}
