import { contrastRatio } from './contrast.ts';
import { warnUnreadable } from './warn.ts';

export const WHITE = '#ffffff';
export const BLACK = '#000000';

const KEEP_FROM = 4;
const WHITE_ABOVE = 2;

/**
 * The text color to use on a ground, by the product's rule: the wanted one from contrast 4 on,
 * otherwise white where white has more than 2, otherwise black. Both are `#RRGGBB`; when either is
 * not, a warning is logged and the text color comes back unchanged.
 */
export function readableOn(text: string, ground: string): string {
  const ratio = contrastRatio(text, ground);
  if (Number.isNaN(ratio)) return warnUnreadable(text, ground);
  if (ratio >= KEEP_FROM) return text;
  return contrastRatio(WHITE, ground) > WHITE_ABOVE ? WHITE : BLACK;
}
