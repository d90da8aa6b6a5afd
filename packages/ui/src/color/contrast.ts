const HASH = 35;
const INVALID_DIGIT = 0x100;

/** Character code → value of the hexadecimal digit; anything else indexes outside the weight tables. */
const DIGITS = Uint16Array.from({ length: 128 }, (_, code) => {
  const digit = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(digit) ? INVALID_DIGIT : digit;
});

/** Share of one sRGB channel in relative luminance, by its 8-bit value (WCAG 2.2). */
const weigh = (weight: number) =>
  Float64Array.from({ length: 256 }, (_, value) => {
    const share = value / 255;
    return weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  });

const RED = weigh(0.2126);
const GREEN = weigh(0.7152);
const BLUE = weigh(0.0722);

const digit = (text: string, at: number) => DIGITS[text.charCodeAt(at)] ?? INVALID_DIGIT;

const channel = (text: string, at: number) => (digit(text, at) << 4) | digit(text, at + 1);

/** WCAG relative luminance of `#RRGGBB`, 0 to 1; `NaN` for any other text. */
export function luminance(hex: string): number {
  if (hex.length !== 7 || hex.charCodeAt(0) !== HASH) return Number.NaN;
  return (
    (RED[channel(hex, 1)] ?? Number.NaN) +
    (GREEN[channel(hex, 3)] ?? Number.NaN) +
    (BLUE[channel(hex, 5)] ?? Number.NaN)
  );
}

/**
 * WCAG contrast ratio of two `#RRGGBB` colors, 1 to 21, never rounded; `NaN` when either is invalid. Not cached on
 * purpose: a lookup costs more than the calculation.
 */
export function contrastRatio(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05);
}
