import { readFileSync } from 'node:fs';

export interface BrandRoles {
  readonly roles: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>;
  /** Path of a token of a brand → `#rrggbb`. */
  readonly palette: Readonly<Record<string, string>>;
}

const ALIAS = /^\{(brand\.[\w.-]+)\}$/;

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../tokens/${path}.tokens.json`, import.meta.url), 'utf8'));

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Paths and values of all tokens in a file. */
function valuesIn(group: unknown, path: readonly string[] = []): [string, unknown][] {
  if (!isGroup(group)) return [];
  if ('$value' in group) return [[path.join('.'), group['$value']]];
  return Object.keys(group)
    .filter((key) => !key.startsWith('$'))
    .flatMap((key) => valuesIn(group[key], [...path, key]));
}

const aliasOf = (value: unknown) =>
  typeof value === 'string' ? ALIAS.exec(value)?.[1] : undefined;

const rolesOf = (mode: string) =>
  Object.fromEntries(
    valuesIn(read(`modes/${mode}`)).flatMap(([path, value]): [string, string][] => {
      const alias = aliasOf(value);
      return alias === undefined ? [] : [[`pf-${path.replaceAll('.', '-')}`, alias]];
    }),
  );

/** @param model a brand whose contrasts are tested */
export const readBrandRoles = (model: string): BrandRoles => ({
  roles: { light: rolesOf('light'), dark: rolesOf('dark') },
  palette: Object.fromEntries(
    valuesIn(read(`brands/${model}`)).flatMap(([path, value]): [string, string][] =>
      isGroup(value) && typeof value['hex'] === 'string' ? [[path, value['hex']]] : [],
    ),
  ),
});
