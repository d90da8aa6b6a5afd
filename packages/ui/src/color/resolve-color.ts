import { namedColors } from './named-colors.ts';
import { WHITE } from './readable-on.ts';

export type NamedColor = keyof typeof namedColors;

const HEX = /^#[\da-f]{6}$/i;

export const isHexColor = (value: string) => HEX.test(value);

const named = new Map<string, string>(Object.entries(namedColors));

/**
 * The hex value of a theme's or input's color: `#RRGGBB` unchanged, a named color by its token, anything else white.
 */
export function resolveColor(value: string): string {
  return isHexColor(value) ? value : (named.get(value) ?? WHITE);
}
