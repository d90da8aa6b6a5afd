import { type ColorPair, type ColorValues, colorPairs } from '../theme/pairs.ts';
import { tokenNames } from '../theme/token-names.ts';
import { tokenValues } from '../theme/token-values.ts';
import { brandRoles, modelPalette } from './brand-roles.ts';

/** The colors of a brand, `#rrggbb` by the path of their token: 'brand.primary.550'. */
export type Palette = ReadonlyMap<string, string>;
/** CSS colors by variable, without its dashes in front: 'pf-color-text'. */
export type ThemeColors = ReadonlyMap<string, string>;
export type BrandMode = 'light' | 'dark';

export const brandModes = ['light', 'dark'] as const satisfies readonly BrandMode[];

export const model: Palette = new Map(Object.entries(modelPalette));

/** Paths that the roles of some mode use, so that a brand must have them. */
export const neededPaths: readonly string[] = [
  ...new Set(brandModes.flatMap((mode) => Object.values(brandRoles[mode]))),
].toSorted();

type Names = { readonly [key: string]: string | Names };

/** Names and values of a tree of tokens, leaf by leaf. */
function leaves(names: Names, values: Names): [string, string][] {
  return Object.entries(names).flatMap(([key, name]): [string, string][] => {
    const value = values[key];
    if (typeof name === 'string') return typeof value === 'string' ? [[name, value]] : [];
    return typeof value === 'object' ? leaves(name, value) : [];
  });
}

/** Every variable of the model brand in a mode, with its value. */
export const modelTheme = (mode: BrandMode): ThemeColors =>
  new Map(leaves(tokenNames, tokenValues.harbor[mode]));

/** The color variables of a mode in a brand's colors; those that no brand colors are everybody's. */
export function themeOf(mode: BrandMode, palette: Palette): ThemeColors {
  const roles = new Map<string, string>(Object.entries(brandRoles[mode]));
  return new Map(
    leaves(tokenNames.color, tokenValues.harbor[mode].color).map(([name, value]) => {
      const path = roles.get(name);
      return [name, (path === undefined ? undefined : palette.get(path)) ?? value];
    }),
  );
}

/** The token that each role of a mode takes its color from: the brand's, or the role's own. */
export const originsOf = (mode: BrandMode): ThemeColors =>
  themeOf(mode, new Map(neededPaths.map((path) => [path, path])));

type Filled = { readonly [key: string]: string | Filled };

const fill = (names: Names, theme: ThemeColors): Filled =>
  Object.fromEntries(
    Object.entries(names).map(([key, name]) => [
      key,
      typeof name === 'string' ? (theme.get(name) ?? '') : fill(name, theme),
    ]),
  );

/** Every pair that components use, in a theme. */
export function pairsOf(theme: ThemeColors): ColorPair[] {
  // The tree of names is that of the values; mapping over its entries forgets which.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return colorPairs(fill(tokenNames.color, theme) as ColorValues);
}

/** The theme as rules for what stands under a selector. */
export const rulesOf = (selector: string, theme: ThemeColors): string =>
  `${selector}{${[...theme].map(([name, color]) => `--${name}:${color}`).join(';')}}`;
