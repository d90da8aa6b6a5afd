import { sidebarOverrides } from '../brand/index.ts';
import {
  contrastRatio,
  hexToOklch,
  luminance,
  oklchToHex,
  toReadable,
  WHITE,
} from '../color/index.ts';
import { asBrightAs } from './as-bright-as.ts';
import { dataColors } from './data-colors.ts';
import { model, type Palette } from './palette.ts';

const moved = (color: string, step: number) => {
  const { lightness, ...rest } = hexToOklch(color);
  return oklchToHex({ ...rest, lightness: Math.min(1, Math.max(0, lightness + step)) });
};

/** Minimum contrast ratio between two backgrounds of one button. */
const APART = 1.05;
const isApart = (colors: readonly string[]) =>
  colors.every((a, index) => colors.slice(index + 1).every((b) => contrastRatio(a, b) >= APART));

/** Lightness steps to try for hover and pressed: onward, then back, then further. */
const TRIES = [1, -1, 1.5, -1.5, 2, -2, 3, -3];

interface Presses {
  /** Direction by mode: darker in light, lighter in dark. */
  readonly step: number;
  readonly hover: (color: string) => string;
  readonly active: (color: string) => string;
}

/** Hover and pressed backgrounds; each is made readable before the three are compared. */
function pressesOf(ground: string, { step, hover, active }: Presses): readonly [string, string] {
  const tries = TRIES.map(
    (factor) =>
      [hover(moved(ground, factor * step)), active(moved(ground, 2 * factor * step))] as const,
  );
  const found = tries.find((pair) => isApart([ground, ...pair]));
  if (!found) throw new Error(`No two grounds beside ${ground} can be told apart.`);
  return found;
}

/** Maximum lightness of a button in dark mode that leaves room for lighter states. */
const BRIGHTEST = 0.88;

const atMost = (color: string, lightness: number) => {
  const own = hexToOklch(color);
  return own.lightness <= lightness ? color : oklchToHex({ ...own, lightness });
};

/** Maximum luminance of a sidebar before it glares on a dark page. */
const GLARING = 0.2;
const DARK_SIDEBAR = 0.26;

const forDark = (color: string) =>
  luminance(color) <= GLARING ? color : atMost(color, DARK_SIDEBAR);

const sidebarTokens = (group: string, color: string): [string, string][] =>
  Object.entries(sidebarOverrides(color)).map(([name, value]) => [
    name.replace('--pf-color-sidebar-', `brand.${group}.`),
    value,
  ]);

/** Chroma of the model's primary color, the reference for other brands. */
const MODEL_CHROMA = hexToOklch(model.get('brand.primary.550') ?? WHITE).chroma;
const MODEL_ACCENT_CHROMA = hexToOklch(model.get('brand.accent.600') ?? WHITE).chroma;
const MOST_COLORFUL = 1.5;
/** A gray brand gets gray neutrals, a colorful one a slight tint of its hue. */
const share = (chroma: number, of: number) => Math.min(MOST_COLORFUL, chroma / of);

/**
 * Derives all colors of a brand from two: every shade has the model's lightness, so that it is as readable, and the
 * primary color itself is kept wherever it is readable.
 * @param primary `#rrggbb`: buttons, links, selection
 * @param secondary `#rrggbb`: sidebar, decoration; without it both use the primary color's hue, the sidebar as light or
 *   dark as its page
 */
export function makePalette(primary: string, secondary?: string): Palette {
  const own = hexToOklch(primary);
  const second = hexToOklch(secondary ?? primary);
  const palette = new Map<string, string>();
  for (const [path, color] of model) {
    const { chroma } = hexToOklch(color);
    const isAccent = path.startsWith('brand.accent.');
    const scale = isAccent
      ? share(second.chroma, MODEL_ACCENT_CHROMA)
      : share(own.chroma, MODEL_CHROMA);
    const hue = isAccent ? second.hue : own.hue;
    palette.set(path, asBrightAs(color, { chroma: chroma * scale, hue }));
  }
  const of = (path: string) => palette.get(`brand.${path}`) ?? WHITE;

  const onLight = (color: string) => toReadable(color, of('neutral.200'));
  const button = onLight(primary);
  const [hover, active] = pressesOf(button, { step: -0.06, hover: onLight, active: onLight });
  const onDark = (color: string) => toReadable(color, of('neutral.1000'));
  const linkOnDark = (color: string) => toReadable(color, of('neutral.800'));
  const lit = onDark(atMost(primary, BRIGHTEST));
  const [litHover, litActive] = pressesOf(lit, { step: 0.05, hover: linkOnDark, active: onDark });

  return new Map([
    ...palette,
    ['brand.primary.550', button],
    ['brand.primary.600', button],
    ['brand.primary.650', hover],
    ['brand.primary.800', active],
    ['brand.primary.400', lit],
    ['brand.primary.300', litHover],
    ['brand.primary.200', litActive],
    ...dataColors('light', own, second),
    ...dataColors('dark', own, second),
    ...(secondary === undefined
      ? []
      : [
          ...sidebarTokens('sidebar', secondary),
          ...sidebarTokens('sidebar-dark', forDark(secondary)),
        ]),
  ]);
}
