import { tokenNames } from '../../packages/ui/src/theme/token-names.ts';
import { tokenValues } from '../../packages/ui/src/theme/token-values.ts';

export type Names = { readonly [key: string]: string | Names };
type Values = { readonly [key: string]: string | Values };

export interface Token {
  /** Path in code: 'space.md'. */
  path: string;
  /** CSS variable: '--pf-space-md'. */
  variable: string;
}

/** Every token in a tree of names. */
export function tokensOf(names: Names, path: readonly string[] = []): Token[] {
  return Object.entries(names).flatMap(([key, name]) =>
    typeof name === 'string'
      ? [{ path: [...path, key].join('.'), variable: `--${name}` }]
      : tokensOf(name, [...path, key]),
  );
}

export const allTokens: readonly Token[] = tokensOf(tokenNames);

/** Value paths of variables, independent of the names a page shows. */
const PATHS: ReadonlyMap<string, string> = new Map(
  allTokens.map(({ path, variable }) => [variable, path]),
);

/** A token's value in a brand and mode, by its variable; '' for none. */
export function valueOf(
  { variable }: Token,
  brand: keyof typeof tokenValues,
  mode: 'light' | 'dark',
): string {
  const path = PATHS.get(variable) ?? '';
  let value: string | Values | undefined = tokenValues[brand][mode];
  for (const key of path.split('.')) value = typeof value === 'object' ? value[key] : undefined;
  return typeof value === 'string' ? value : '';
}
