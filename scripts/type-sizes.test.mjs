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
