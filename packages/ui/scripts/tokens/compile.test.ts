// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileTokens } from './compile.ts';

/** What formatting may change: white space, quotes, trailing commas. */
const bare = (text: string) =>
  text
    .replaceAll(/["']/g, '')
    .replaceAll(/,(?=\s*[}\])])/g, '')
    .replaceAll(/[\s;]/g, '');

it('the compiled files are those of the tokens', async () => {
  const files = await compileTokens();
  expect([...files.keys()].toSorted()).toEqual([
    'brands/harbor.css',
    'brands/juniper.css',
    'src/brand-kit/brand-roles.ts',
    'src/color/named-colors.ts',
    'src/theme/token-names.ts',
    'src/theme/token-values.ts',
  ]);
  for (const [name, text] of files) {
    expect(bare(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')), name).toBe(
      bare(text),
    );
  }
});
