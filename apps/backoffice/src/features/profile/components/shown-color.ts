import { type Mode, primaryOverrides } from '@payfac/ui/brand';

const LINKS = '--pf-color-primary-text';

/**
 * What a chosen color becomes where it is text itself, `#rrggbb`; undefined while it can be read as it
 * is. Text on it turns light or dark by itself.
 */
export function linkColor(chosen: string, mode: Mode): string | undefined {
  const shown = primaryOverrides(chosen, mode)[LINKS];
  return shown === undefined || shown.toLowerCase() === chosen.toLowerCase() ? undefined : shown;
}
