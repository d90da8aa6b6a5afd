// @vitest-environment node
import { readFileSync } from 'node:fs';
import { defineConfig, parse } from '@terrazzo/parser';
import { expect, it } from 'vitest';
import { compileTokens } from './compile.ts';
import { cssValue } from './css-value.ts';
import { readThemes } from './read.ts';

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
    'tokens/figma/harbor-dark.tokens.json',
    'tokens/figma/harbor-light.tokens.json',
    'tokens/figma/juniper-dark.tokens.json',
    'tokens/figma/juniper-light.tokens.json',
  ]);
  for (const [name, text] of files) {
    expect(bare(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')), name).toBe(
      bare(text),
    );
  }
});

it('a file for Figma is valid by itself, and holds every value of its theme', async () => {
  const files = await compileTokens();
  const themes = await readThemes();
  expect(themes).toHaveLength(4);
  for (const { brand, mode, values, tokens } of themes) {
    const name = `tokens/figma/${brand}-${mode}.tokens.json`;
    const src = files.get(name) ?? '';
    // A reference would need a file beside it.
    expect(src, name).not.toMatch(/"\{|\$ref/);
    const cwd = new URL('../../', import.meta.url);
    const read = await parse([{ filename: new URL(name, cwd), src }], {
      config: defineConfig({}, { cwd }),
    });
    const left = tokens
      .filter(({ $type }) => $type === 'shadow' || $type === 'cubicBezier')
      .map(({ id }) => id);
    const ids = Object.keys(read.tokens);
    expect([...ids, ...left].toSorted(), name).toEqual(Object.keys(values).toSorted());
    const colors = Object.values(read.tokens).filter(({ $type }) => $type === 'color');
    expect(colors.length, name).toBeGreaterThan(50);
    for (const color of colors) expect(cssValue(color), color.id).toBe(values[color.id]);
  }
});
