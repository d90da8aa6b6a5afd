export interface Oklch {
  /** Perceived lightness, 0 to 1. */
  lightness: number;
  chroma: number;
  /** Radians. */
  hue: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

const GAMUT_SLACK = 1e-4;
const GAMUT_STEPS = 14;

const toLinear = (share: number) =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;

const toShare = (linear: number) =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;

const channelOf = (hex: string, at: number) =>
  toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** Matrices from Ottosson's Oklab definition. */
export function hexToOklch(hex: string): Oklch {
  const red = channelOf(hex, 1);
  const green = channelOf(hex, 3);
  const blue = channelOf(hex, 5);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function toRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const fits = (rgb: Rgb) => rgb.every((part) => part >= -GAMUT_SLACK && part <= 1 + GAMUT_SLACK);

const pair = (linear: number) =>
  Math.round(toShare(Math.min(1, Math.max(0, linear))) * 255)
    .toString(16)
    .padStart(2, '0');

/** `#rrggbb`; a color outside sRGB keeps lightness and hue and loses chroma. */
export function oklchToHex(color: Oklch): string {
  let rgb = toRgb(color);
  if (!fits(rgb)) {
    let low = 0;
    let high = color.chroma;
    for (let step = 0; step < GAMUT_STEPS; step += 1) {
      const chroma = (low + high) / 2;
      if (fits(toRgb({ ...color, chroma }))) low = chroma;
      else high = chroma;
    }
    rgb = toRgb({ ...color, chroma: low });
  }
  return `#${rgb.map(pair).join('')}`;
}
