// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import harborFile from '../../tokens/brands/harbor.tokens.json?raw';
import { contrastRatio } from '../color/index.ts';
import { tokenNames } from '../theme/token-names.ts';
import { brandModes, createBrand, shortPairs } from './index.ts';

/** A sample by default; `npm run prove` runs a thousand. */
const colors = Number(process.env['BRAND_COLORS'] ?? 60);
const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
/** Extreme colors, where corrections run out of range. */
const HOSTILE = [
  '#000000',
  '#ffffff',
  '#fafafa',
  '#0b1015',
  '#ffff00',
  '#808080',
  '#0000ff',
  '#00ff00',
];

function brandOf(primary: string, secondary?: string) {
  const { brand, problems } = createBrand({ name: 'Acme', primary, secondary });
  if (!brand) throw new Error(problems.join());
  return brand;
}

const examples = HOSTILE.flatMap((a) => HOSTILE.map((b): [string, string] => [a, b]));

describe('a brand of two colors, whatever they are', () => {
  it('has texts of 4.5 and shapes of 3 in both modes', () => {
    fc.assert(
      fc.property(hex, hex, (primary, secondary) => {
        const short = shortPairs(brandOf(primary, secondary));
        expect(short.map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}`)).toEqual([]);
      }),
      { numRuns: colors, examples },
    );
  });

  it('tells rest, hover and pressed apart', () => {
    fc.assert(
      fc.property(hex, (primary) => {
        const { themes } = brandOf(primary);
        for (const mode of brandModes) {
          const [rest = '', hover = '', active = ''] = ['', '-hover', '-active'].map((state) =>
            themes[mode].get(`pf-color-primary${state}`),
          );
          for (const [a, b] of [
            [rest, hover],
            [hover, active],
            [rest, active],
          ] as const) {
            expect(contrastRatio(a, b), `${primary} ${mode}`).toBeGreaterThanOrEqual(1.05);
          }
        }
      }),
      { numRuns: colors, examples: HOSTILE.map((each): [string] => [each]) },
    );
  });

  it('shows the active entry of its sidebar', () => {
    fc.assert(
      fc.property(hex, (secondary) => {
        const { themes } = brandOf('#0b6bcb', secondary);
        for (const mode of brandModes) {
          const of = (part: string) => themes[mode].get(`pf-color-sidebar-${part}`) ?? '';
          expect(contrastRatio(of('active'), of('ground'))).toBeGreaterThanOrEqual(1.15);
        }
      }),
      { numRuns: colors, examples: HOSTILE.map((each): [string] => [each]) },
    );
  });
});

it('keeps a primary color that can be read as it is', () => {
  const { themes } = brandOf('#0b5cad');
  expect(themes.light.get('pf-color-primary')).toBe('#0b5cad');
});

it('its own tokens make the same brand again', () => {
  const first = brandOf('#7a3cff', '#221144');
  const again = createBrand({ name: 'Acme', tokens: first.tokens });
  expect(again.brand?.css).toBe(first.css);
});

it('the model’s own file makes the model’s themes', () => {
  const { brand } = createBrand({ name: 'Harbor', tokens: harborFile });
  expect(brand && shortPairs(brand)).toEqual([]);
});

it('the stylesheet sets every variable there is, in both modes', () => {
  const { css } = brandOf('#aa2255');
  const names = JSON.stringify(tokenNames).match(/pf-[\w-]+/g) ?? [];
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !css.includes(`--${name}: `))).toEqual([]);
  expect(css).not.toContain(': ;');
});

it.each([
  [{ name: 'Acme', primary: 'red;} body{display:none' }, ['primary is no color like #0b6bcb']],
  [{ name: 'Acme', primary: '#fff' }, ['primary is no color like #0b6bcb']],
  [
    { name: 'Acme', primary: '#112233', secondary: 'url(x)' },
    ['secondary is no color like #0b6bcb'],
  ],
  [
    { name: '*/ body{}', primary: '#112233' },
    ['Name the brand in up to 60 letters, digits, spaces, dots or hyphens'],
  ],
  [{ name: 'Acme', tokens: '[]' }, ['The file is no JSON object']],
])('says what is wrong with %j', (source, problems) => {
  expect(createBrand(source)).toEqual({ problems });
});
