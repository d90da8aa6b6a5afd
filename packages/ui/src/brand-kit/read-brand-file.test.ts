// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colorPairs } from '../theme/pairs.ts';
import { tokenValues } from '../theme/token-values.ts';
import { brandModes, neededPaths, originsOf, pairsOf, rulesOf, themeOf } from './palette.ts';
import { readBrandFile } from './read-brand-file.ts';

const juniper = readFileSync(
  new URL('../../tokens/brands/juniper.tokens.json', import.meta.url),
  'utf8',
);
const problems = (text: string) => readBrandFile(text).problems;

function themeIn(text: string, mode: 'light' | 'dark') {
  const { palette } = readBrandFile(text);
  if (!palette) throw new Error('no palette');
  return themeOf(mode, palette);
}

describe('readBrandFile', () => {
  it('reads the corners, and leaves them out where they are none', () => {
    expect(readBrandFile(juniper).corners).toEqual({ sm: 6, md: 10, lg: 16 });
    expect(readBrandFile(juniper.replaceAll('"px"', '"url()"')).corners).toBeUndefined();
  });

  it.each(brandModes)('gives the pairs that the compiled brand has: %s', (mode) => {
    expect(pairsOf(themeIn(juniper, mode))).toEqual(colorPairs(tokenValues.juniper[mode].color));
  });

  it('names a missing token by its path', () => {
    const text = juniper.replace('"550"', '"551"');
    expect(problems(text)).toEqual(['brand.primary.550 is missing']);
  });

  it('says of each pair which tokens of the brand it is made of', () => {
    const pair = (mode: 'light' | 'dark') =>
      pairsOf(originsOf(mode)).find(({ name }) => name === 'textMuted on ground');
    expect(pair('light')).toMatchObject({
      foreground: 'brand.neutral.600',
      ground: 'brand.neutral.0',
    });
    expect(pair('dark')?.foreground).toBe('brand.neutral.muted-dark');
  });

  it('comes to an end with a file that is nested without end', () => {
    const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    expect(problems(`{"brand":${deep}}`)).toHaveLength(neededPaths.length);
  });

  it('names what has no type or another one', () => {
    expect(problems(juniper.replace('"$type": "color",', ''))).toContain(
      'brand.neutral.0 has no type',
    );
    expect(problems(juniper.replace('"$type": "color"', '"$type": "dimension"'))).toContain(
      'brand.neutral.0 is of type dimension, not color',
    );
  });

  it.each(['"components": [1, 1]', '"components": [1, 1, 7]', '"components": "#fff"'])(
    'names a color that is none: %s',
    (components) => {
      expect(problems(juniper.replace(/"components": \[[^\]]*\]/, components))).toEqual([
        'brand.neutral.0 is no color in srgb with three components from 0 to 1',
      ]);
    },
  );

  it.each(['', '[]', '{', '"brand"'])('says that %j is no brand file', (text) => {
    expect(problems(text)).toHaveLength(1);
  });

  it('asks an empty file for every color that a role uses', () => {
    expect(neededPaths.length).toBeGreaterThan(20);
    expect(problems('{}')).toEqual(neededPaths.map((path) => `${path} is missing`));
  });
});

it('rulesOf writes nothing that was not read as a color', () => {
  const hostile = juniper.replace('"hex": "#ffffff"', '"hex": "red;}body{display:none"');
  expect(rulesOf('.x', themeIn(hostile, 'light'))).toMatch(
    /^\.x\{(--pf-[\w-]+:(#[\da-f]{6}|rgb\([\d ./]+\));?)+\}$/,
  );
});
