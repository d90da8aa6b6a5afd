import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { defineConfig, parse, type TokenNormalized } from '@terrazzo/parser';
import { cssValue } from './css-value.ts';

/** Groups that exist only to be referred to; they never become variables. */
const PRIVATE_GROUPS = ['palette.', 'brand.'];

const PACKAGE = new URL('../../', import.meta.url);
const RESOLVER = new URL('tokens/payfac.resolver.json', PACKAGE);

export interface ResolvedTheme {
  brand: string;
  mode: string;
  /** Token id (`color.text-muted`) to CSS text. */
  values: Record<string, string>;
  /** The same as the format of design tokens has them, without references. */
  tokens: readonly TokenNormalized[];
}

/** Parses and validates the token files and resolves every brand in every mode. */
export async function readThemes(): Promise<ResolvedTheme[]> {
  const config = defineConfig({}, { cwd: PACKAGE });
  const { resolver } = await parse([{ filename: RESOLVER, src: readFileSync(RESOLVER, 'utf8') }], {
    config,
    req: (url) => readFile(url, 'utf8'),
  });
  const permutations = resolver.listPermutations?.() ?? [];
  return permutations.map((input) => {
    const { brand, mode } = input;
    if (brand === undefined || mode === undefined) throw new Error('A theme needs brand and mode.');
    const tokens = Object.values(resolver.apply(input)).filter(
      (token) => !PRIVATE_GROUPS.some((group) => token.id.startsWith(group)),
    );
    return {
      brand,
      mode,
      values: Object.fromEntries(tokens.map((token) => [token.id, cssValue(token)])),
      tokens,
    };
  });
}
