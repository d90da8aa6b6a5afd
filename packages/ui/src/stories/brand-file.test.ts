// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import base from '../../tokens/base.tokens.json' with { type: 'json' };
import dark from '../../tokens/modes/dark.tokens.json' with { type: 'json' };
import light from '../../tokens/modes/light.tokens.json' with { type: 'json' };
import { colorPairs } from '../theme/pairs.ts';
import { tokenValues } from '../theme/token-values.ts';
import { neededOf, originsOf, pairsOf, readBrandFile, rulesOf } from './brand-file.ts';

const sources = { base, modes: { light, dark } };
const juniper = readFileSync(
  new URL('../../tokens/brands/juniper.tokens.json', import.meta.url),
  'utf8',
);
const problems = (text: string) => readBrandFile(text, sources).problems;

describe('readBrandFile', () => {
  it.each(['light', 'dark'] as const)('gives the pairs that the compiled brand has: %s', (mode) => {
    const theme = readBrandFile(juniper, sources).themes?.[mode];
    if (!theme) throw new Error('no theme');
    expect(pairsOf(theme)).toEqual(colorPairs(tokenValues.juniper[mode].color));
  });

  it('names a missing token by its path', () => {
    const text = juniper.replace('"550"', '"551"');
    expect(problems(text)).toEqual(['brand.primary.550 is missing']);
  });

  it('says of each pair which tokens of the brand it is made of', () => {
    const pair = (mode: typeof light | typeof dark) =>
      pairsOf(originsOf(mode)).find(({ name }) => name === 'textMuted on ground');
    expect(pair(light)).toMatchObject({
      foreground: light.color['text-muted'].$value.slice(1, -1),
      ground: 'brand.neutral.50',
    });
    expect(pairsOf(originsOf(dark)).every(({ foreground }) => foreground !== '')).toBe(true);
  });

  it('comes to an end with a file that is nested without end', () => {
    const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    expect(problems(`{"brand":${deep}}`)).toHaveLength(neededOf(sources).length);
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
      expect(problems(juniper.replace('"components": [1, 1, 1]', components))).toEqual([
        'brand.neutral.0 is no color in srgb with three components from 0 to 1',
      ]);
    },
  );

  it.each(['', '[]', '{', '"brand"'])('says that %j is no brand file', (text) => {
    expect(problems(text)).toHaveLength(1);
  });

  it('asks an empty file for every color that a role uses', () => {
    const needed = neededOf(sources);
    expect(needed.length).toBeGreaterThan(20);
    expect(problems('{}')).toEqual(needed.map((path) => `${path} is missing`));
  });
});

it('rulesOf writes nothing that was not read as a color', () => {
  const hostile = juniper.replace('"hex": "#ffffff"', '"hex": "red;}body{display:none"');
  const theme = readBrandFile(hostile, sources).themes?.light;
  expect(theme && rulesOf('.x', theme)).toMatch(
    /^\.x\{(--pf-[\w-]+:(#[\da-f]{6}|rgb\([\d ./]+\));?)+\}$/,
  );
});
