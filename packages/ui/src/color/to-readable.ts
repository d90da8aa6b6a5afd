import { cached } from './cache.ts';
import { contrastRatio, luminance } from './contrast.ts';
import { hexToOklch, oklchToHex } from './oklch.ts';
import { BLACK, readableOn, WHITE } from './readable-on.ts';
import { warnUnreadable } from './warn.ts';

/** WCAG 2.2 AA for text. */
export const AA = 4.5;

const STEPS = 20;

/** Maximum luminance of a text for which lightening the background can reach the target. */
const lightestDarkText = (target: number) => 1.05 / target - 0.05;

/** When only the end of the scale passes, chroma could make it miss narrowly: then black or white is used. */
function shift(ground: string, text: string, target: number): string {
  const start = hexToOklch(ground);
  const darkText = luminance(text);
  const lighten = darkText <= lightestDarkText(target) && darkText <= luminance(ground);
  const canDarken = (darkText + 0.05) / 0.05 >= target;
  const end = lighten || !canDarken ? 1 : 0;
  let failing = start.lightness;
  let passing = end;
  for (let step = 0; step < STEPS; step += 1) {
    const lightness = (failing + passing) / 2;
    const moved = oklchToHex({ ...start, lightness });
    if (contrastRatio(text, moved) >= target) passing = lightness;
    else failing = lightness;
  }
  const moved = oklchToHex({ ...start, lightness: passing });
  if (contrastRatio(text, moved) >= target) return moved;
  return end === 1 ? WHITE : BLACK;
}

const corrected = cached((key: string) => {
  const [ground = '', text = '', target = ''] = key.split('|');
  return shift(ground, text, Number(target));
});

/**
 * The background, shifted only in lightness as far as its text needs; hue is kept, chroma as far as sRGB allows. Both
 * are `#RRGGBB`.
 * @param text defaults to the color `readableOn` picks for white text on this background.
 * @param target contrast to reach, default 4.5; up to 4.58 is always possible.
 */
export function toReadable(
  ground: string,
  text: string = readableOn(WHITE, ground),
  target: number = AA,
): string {
  const ratio = contrastRatio(text, ground);
  if (Number.isNaN(ratio)) return warnUnreadable(ground, text);
  return ratio >= target ? ground : corrected(`${ground}|${text}|${target}`);
}
