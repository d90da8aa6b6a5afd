import { cached } from './cache.ts';
import { contrastRatio, luminance } from './contrast.ts';
import { hexToOklch, oklchToHex } from './oklch.ts';
import { BLACK, readableOn, WHITE } from './readable-on.ts';
import { warnUnreadable } from './warn.ts';

/** WCAG 2.2 AA for text. */
export const AA = 4.5;

const STEPS = 20;

/** Luminance of the text up to which lightening the ground can reach the target. */
const lightestDarkText = (target: number) => 1.05 / target - 0.05;

/** Where only the very end of the scale passes, its chroma could miss by a hair: then black or white. */
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
 * The ground, moved in lightness only as far as the text on it needs; hue stays, chroma as far as
 * the screen can show it. Both are `#RRGGBB`.
 * @param text defaults to what `readableOn` picks for white text on this ground.
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
