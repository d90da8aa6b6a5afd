import { contrastRatio } from './contrast.ts';
import { warnUnreadable } from './warn.ts';

export const WHITE = '#ffffff';
export const BLACK = '#000000';

const KEEP_FROM = 4;
const WHITE_ABOVE = 2;

/**
 * The text color for a background, by the product's rule: the preferred one from contrast 4 up, otherwise white when
 * its contrast exceeds 2, otherwise black. Both are `#RRGGBB`; when either isn't, it logs a warning and returns the
 * text color unchanged.
 */
export function readableOn(text: string, ground: string): string {
  const ratio = contrastRatio(text, ground);
  if (Number.isNaN(ratio)) return warnUnreadable(text, ground);
  if (ratio >= KEEP_FROM) return text;
  return contrastRatio(WHITE, ground) > WHITE_ABOVE ? WHITE : BLACK;
}
