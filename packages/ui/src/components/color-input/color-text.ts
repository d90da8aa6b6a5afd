import { isHexColor, namedColors, resolveColor } from '../../color/index.ts';

export interface ReadColor {
  /** `#RRGGBB`, or '' for none. */
  readonly color: string;
  /** True for a text that is neither a color nor a color name; white is used instead. */
  readonly isUnknown: boolean;
}

const names: ReadonlySet<string> = new Set(Object.keys(namedColors));

/** Whether a text is a complete color: `#RRGGBB` or a name. */
export const isColorText = (text: string): boolean => isHexColor(text) || names.has(text);

/** The color of an entered text; an empty text is no color. */
export function readColor(text: string): ReadColor {
  const written = text.trim();
  if (written === '') return { color: '', isUnknown: false };
  const name = written.toLowerCase();
  const known = names.has(name) ? name : written;
  return { color: resolveColor(known), isUnknown: !isColorText(known) };
}
