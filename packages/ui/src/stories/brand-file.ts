import { type ColorValues, colorPairs } from '../theme/pairs.ts';
import { tokenNames } from '../theme/token-names.ts';

type Json = { readonly [key: string]: unknown };
type Colors = ReadonlyMap<string, string>;

/** What the roles of a mode may refer to, beside the brand: `tokens/base.tokens.json`. */
export interface TokenSources {
  readonly base: Json;
  readonly modes: { readonly light: Json; readonly dark: Json };
}

export interface BrandReport {
  /** What is wrong with the file, each with the path of the token. */
  readonly problems: readonly string[];
  /** Colors by variable, such as `pf-color-text`; left out while the file has problems. */
  readonly themes?: { readonly light: Colors; readonly dark: Colors };
}

const ALIAS = /^\{([\w.-]+)\}$/;
const CHANNELS = 3;

const isGroup = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface FoundToken {
  readonly path: string;
  readonly type: unknown;
  readonly value: unknown;
}

/** Groups within groups; no file of tokens has as many, and one made to hurt has thousands. */
const DEEPEST = 16;

/** Every token of a file; a token without a type has that of its group. */
function tokensIn(group: Json, path: readonly string[] = [], outer?: unknown): FoundToken[] {
  const type = group['$type'] ?? outer;
  if (path.length > DEEPEST) return [];
  if ('$value' in group) return [{ path: path.join('.'), type, value: group['$value'] }];
  return Object.entries(group).flatMap(([key, member]) =>
    key.startsWith('$') || !isGroup(member) ? [] : tokensIn(member, [...path, key], type),
  );
}

const hexPair = (channel: number) =>
  Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');

const isChannel = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

/** The color as `#rrggbb`, or `rgb(r g b / a)` where one sees through it. */
function colorOf(value: unknown): string | undefined {
  if (!isGroup(value) || value['colorSpace'] !== 'srgb') return undefined;
  const { components, alpha = 1 } = value;
  if (!Array.isArray(components) || components.length !== CHANNELS) return undefined;
  const channels = components.filter(isChannel);
  if (channels.length !== CHANNELS || !isChannel(alpha)) return undefined;
  if (alpha === 1) return `#${channels.map(hexPair).join('')}`;
  return `rgb(${channels.map((channel) => Math.round(channel * 255)).join(' ')} / ${alpha})`;
}

const aliasOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? ALIAS.exec(value)?.[1] : undefined;

/** Paths of the brand that the modes' roles use, so that a brand file must have them. */
export const neededOf = ({ modes }: TokenSources): string[] => {
  const used = Object.values(modes).flatMap((mode) =>
    tokensIn(mode).flatMap(({ value }) => aliasOf(value) ?? []),
  );
  return [...new Set(used)].filter((path) => path.startsWith('brand.')).toSorted();
};

function problemOf({ path, type, value }: FoundToken): string | undefined {
  if (typeof type !== 'string') return `${path} has no type`;
  if (type !== 'color') return `${path} is of type ${type}, not color`;
  if (colorOf(value) !== undefined) return undefined;
  return `${path} is no color in srgb with three components from 0 to 1`;
}

/** Something of every color role of a mode, by its variable. */
function rolesOf(mode: Json, read: (role: FoundToken) => string | undefined): Colors {
  const roles = tokensIn(mode).flatMap((role): [string, string][] => {
    const text = role.type === 'color' ? read(role) : undefined;
    return text === undefined ? [] : [[`pf-${role.path.replaceAll('.', '-')}`, text]];
  });
  return new Map(roles);
}

/** The roles of one mode, with the brand's colors in them. */
const themeOf = (mode: Json, colors: Colors): Colors =>
  rolesOf(mode, ({ value }) => {
    const alias = aliasOf(value);
    return alias === undefined ? colorOf(value) : colors.get(alias);
  });

/** The token that each role of a mode takes its color from: the brand's, or the role's own. */
export const originsOf = (mode: Json): Colors =>
  rolesOf(mode, ({ path, value }) => aliasOf(value) ?? path);

function parsed(text: string): Json | string {
  try {
    const value: unknown = JSON.parse(text);
    return isGroup(value) ? value : 'The file is no JSON object';
  } catch (error) {
    return `The file is no JSON: ${error instanceof Error ? error.message : ''}`;
  }
}

/** Reads a brand file as `tokens/brands/*.tokens.json` are written, and resolves both modes with it. */
export function readBrandFile(text: string, sources: TokenSources): BrandReport {
  const file = parsed(text);
  if (typeof file === 'string') return { problems: [file] };
  const own = tokensIn(file).filter(({ path }) => path.startsWith('brand.'));
  const paths = new Set(own.map(({ path }) => path));
  const problems = [
    ...neededOf(sources).flatMap((path) => (paths.has(path) ? [] : [`${path} is missing`])),
    ...own.flatMap((token) => problemOf(token) ?? []),
  ];
  if (problems.length > 0) return { problems };
  const colors = new Map(
    [...tokensIn(sources.base), ...own].flatMap(({ path, value }): [string, string][] => {
      const color = colorOf(value);
      return color === undefined ? [] : [[path, color]];
    }),
  );
  const { light, dark } = sources.modes;
  return { problems: [], themes: { light: themeOf(light, colors), dark: themeOf(dark, colors) } };
}

type Names = { readonly [key: string]: string | Names };
type Filled = { readonly [key: string]: string | Filled };

const fill = (names: Names, theme: Colors): Filled =>
  Object.fromEntries(
    Object.entries(names).map(([key, name]) => [
      key,
      typeof name === 'string' ? (theme.get(name) ?? '') : fill(name, theme),
    ]),
  );

/** Every pair that components use, in a theme that was read or with the tokens it comes from. */
export function pairsOf(theme: Colors) {
  // The tree of names is that of the values; mapping over its entries forgets which.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return colorPairs(fill(tokenNames.color, theme) as ColorValues);
}

/** The theme as rules for what stands under a selector. */
export const rulesOf = (selector: string, theme: Colors): string =>
  `${selector}{${[...theme].map(([name, color]) => `--${name}:${color}`).join(';')}}`;
