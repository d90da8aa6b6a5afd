import { contrastRatio, isHexColor } from '../color/index.ts';
import type { ColorPair } from '../theme/pairs.ts';
import { makePalette } from './make-palette.ts';
import {
  type BrandMode,
  brandModes,
  originsOf,
  type Palette,
  pairsOf,
  type ThemeColors,
  themeOf,
} from './palette.ts';
import { type Corners, readBrandFile } from './read-brand-file.ts';
import { stylesheetOf } from './stylesheet.ts';
import { writeBrandFile } from './write-brand-file.ts';

/** Source of a brand: two colors, or the text of a brand file. */
export type BrandSource =
  | {
      /** Name in the generated files: 'Acme'. */
      readonly name: string;
      /** `#rrggbb`: buttons, links, selection. */
      readonly primary: string;
      /** `#rrggbb`: sidebar and decoration. @default none: a sidebar lightly tinted with the primary color's hue */
      readonly secondary?: string | undefined;
      /** Corner style. @default 'soft' */
      readonly corners?: CornerStyle | undefined;
    }
  | {
      readonly name: string;
      /** Text of a `tokens/brands/*.tokens.json` file. */
      readonly tokens: string;
    };

export type CornerStyle = keyof typeof cornerStyles;

/** Radii in pixels, by style. */
export const cornerStyles = {
  sharp: { sm: 0, md: 0, lg: 0 },
  soft: { sm: 3, md: 4, lg: 6 },
  round: { sm: 6, md: 10, lg: 16 },
} as const satisfies Readonly<Record<string, Corners>>;

/** A pair of colors with its measured contrast, and the tokens behind it. */
export interface MeasuredPair extends ColorPair {
  readonly ratio: number;
  readonly tokens: { readonly foreground: string; readonly ground: string };
}

export interface Brand {
  readonly name: string;
  /** The brand file, to keep and edit: `acme.tokens.json`. */
  readonly tokens: string;
  /** CSS that an application loads instead of `brands/harbor.css`. */
  readonly css: string;
  readonly themes: Readonly<Record<BrandMode, ThemeColors>>;
  /** Every pair that components use, closest to its limit first. */
  readonly report: Readonly<Record<BrandMode, readonly MeasuredPair[]>>;
}

export type BrandResult =
  | { readonly brand: Brand; readonly problems: readonly [] }
  | { readonly brand?: undefined; readonly problems: readonly string[] };

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .&'’-]{0,59}$/u;

function measured(mode: BrandMode, theme: ThemeColors): MeasuredPair[] {
  const origins = pairsOf(originsOf(mode));
  return pairsOf(theme)
    .map((pair, index) => {
      const { foreground = '', ground = '' } = origins[index] ?? {};
      const ratio = contrastRatio(pair.foreground, pair.ground);
      return { ...pair, ratio, tokens: { foreground, ground } };
    })
    .toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
}

function made(name: string, palette: Palette, corners: Corners): BrandResult {
  const [light, dark] = [themeOf('light', palette), themeOf('dark', palette)];
  return {
    problems: [],
    brand: {
      name,
      tokens: writeBrandFile(name, palette, corners),
      css: stylesheetOf(name, palette, corners),
      themes: { light, dark },
      report: { light: measured('light', light), dark: measured('dark', dark) },
    },
  };
}

/**
 * Creates a whole brand, light and dark, from two colors or a brand file. From colors, every text reaches contrast 4.5
 * and every shape 3, whatever the colors; a file is used unchanged, and the report gives its contrasts. Invalid input
 * returns problems, never CSS.
 */
export function createBrand(source: BrandSource): BrandResult {
  const { name } = source;
  if (!NAME.test(name)) {
    return { problems: ['Name the brand in up to 60 letters, digits, spaces, dots or hyphens'] };
  }
  if ('tokens' in source) {
    const { problems, palette, corners = cornerStyles.soft } = readBrandFile(source.tokens);
    return palette ? made(name, palette, corners) : { problems };
  }
  const { primary, secondary, corners = 'soft' } = source;
  const problems = Object.entries({ primary, secondary }).flatMap(([key, color]) =>
    color === undefined || isHexColor(color) ? [] : [`${key} is no color like #0b6bcb`],
  );
  if (problems.length > 0) return { problems };
  const first = primary.toLowerCase();
  return made(name, makePalette(first, secondary?.toLowerCase()), cornerStyles[corners]);
}

/** Pairs below their minimum contrast, in either mode. */
export const shortPairs = ({ report }: Brand): readonly MeasuredPair[] =>
  brandModes.flatMap((mode) => report[mode].filter(({ ratio, least }) => !(ratio >= least)));
