import { type ColorPair, type ColorValues, colorPairs } from '../theme/pairs.ts';
import { tokenNames } from '../theme/token-names.ts';
import { tokenValues } from '../theme/token-values.ts';
import { brandRoles, modelPalette } from './brand-roles.ts';

/** Colors of a brand, `#rrggbb` by token path: 'brand.primary.550'. */
export type Palette = ReadonlyMap<string, string>;
/** CSS colors by variable name, without leading dashes: 'pf-color-text'. */
export type ThemeColors = ReadonlyMap<string, string>;
export type BrandMode = 'light' | 'dark';

export const brandModes = ['light', 'dark'] as const satisfies readonly BrandMode[];

export const model: Palette = new Map(Object.entries(modelPalette));

/** Token paths used by the roles of any mode; a brand must define them. */
export const neededPaths: readonly string[] = [
  ...new Set(brandModes.flatMap((mode) => Object.values(brandRoles[mode]))),
].toSorted();

type Names = { readonly [key: string]: string | Names };

/** Names and values of a token tree, leaf by leaf. */
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

/** Color variables of a mode in a brand's colors; variables that brands don't color are shared. */
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

/** The theme as CSS rules for a selector. */
export const rulesOf = (selector: string, theme: ThemeColors): string =>
  `${selector}{${[...theme].map(([name, color]) => `--${name}:${color}`).join(';')}}`;
