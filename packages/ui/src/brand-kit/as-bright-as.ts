import { luminance, type Oklch, oklchToHex, WHITE } from '../color/index.ts';

const STEPS = 24;

/** A color of the given hue with the target's lightness, so that contrasts are unchanged. */
export function asBrightAs(target: string, { chroma, hue }: Pick<Oklch, 'chroma' | 'hue'>): string {
  const wanted = luminance(target);
  let low = 0;
  let high = 1;
  for (let step = 0; step < STEPS; step += 1) {
    const lightness = (low + high) / 2;
    if (luminance(oklchToHex({ lightness, chroma, hue })) < wanted) low = lightness;
    else high = lightness;
  }
  const [below, above] = [low, high].map((lightness) => oklchToHex({ lightness, chroma, hue }));
  const far = (color = WHITE) => Math.abs(luminance(color) - wanted);
  return (far(below) <= far(above) ? below : above) ?? target;
}
