import { isHexColor, namedColors, resolveColor } from '../../color/index.ts';

export interface ReadColor {
  /** `#RRGGBB`, or '' for none. */
  readonly color: string;
  /** The text is neither a color nor the name of one, and white stands for it. */
  readonly isUnknown: boolean;
}

const names: ReadonlySet<string> = new Set(Object.keys(namedColors));

/** Whether a text is a color as far as it is written: `#RRGGBB` or a name. */
export const isColorText = (text: string): boolean => isHexColor(text) || names.has(text);

/** What an entered text stands for; an empty one stands for no color. */
export function readColor(text: string): ReadColor {
  const written = text.trim();
  if (written === '') return { color: '', isUnknown: false };
  const name = written.toLowerCase();
  const known = names.has(name) ? name : written;
  return { color: resolveColor(known), isUnknown: !isColorText(known) };
}
