import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = globSync(['packages/ui/src/**/*.css.ts', 'apps/backoffice/src/**/*.css.ts']);

/** Allowed sizes that aren't tokens: inherited ones, and the one at which phones don't zoom into a field. */
const allowed = ["'inherit'", "'0.94em'"];
const onTouch = /'\(pointer: coarse\)': \{ fontSize: '1rem' \}/g;

/** @returns font sizes in a stylesheet other than the allowed ones */
const odd = (sheet) =>
  [...sheet.replaceAll(onTouch, '').matchAll(/fontSize:\s*([^,\n}]+)/g)]
    .map(([, size]) => size.trim())
    .filter((size) => !/^(vars\.)?font\.size\.\w+$/.test(size) && !allowed.includes(size));

it('finds a planted size that no token has', () => {
  expect(odd("export const a = style({ fontSize: '0.6875rem', color })")).toEqual(["'0.6875rem'"]);
  expect(odd('export const a = style({ fontSize: 11 })')).toEqual(['11']);
  expect(odd('export const a = style({ fontSize: font.size.sm })')).toEqual([]);
});

it('all text is set in the sizes of the tokens', () => {
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.flatMap((path) =>
    odd(readFileSync(path, 'utf8')).map((size) => `${path}: ${size}`),
  );
  expect(found).toEqual([]);
});

/** In the color of its notice. */
const ofNotice = 'summaryTitle';

/** Headings set in the size of a section that aren't in ink: a section's name is told from the text below it. */
const inText = (sheet) =>
  [
    ...sheet.matchAll(
      /export const (\w*(?:heading|title)\w*) = style\(([^;]*type\.section[^;]*)\);/gi,
    ),
  ]
    .filter(([, name]) => name !== ofNotice)
    .filter(([, , rules]) => !/color: (vars\.)?color\.ink/.test(rules))
    .map(([, name]) => name);

it('finds a planted heading in the color of text', () => {
  expect(inText('export const railTitle = style({ ...type.section, margin: 0 });')).toEqual([
    'railTitle',
  ]);
  expect(inText('export const heading = style(type.section);')).toEqual(['heading']);
  expect(inText('export const title = style([type.section, { color: color.ink }]);')).toEqual([]);
});

it('headings of sections are in ink', () => {
  const found = sheets.flatMap((path) =>
    inText(readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});
