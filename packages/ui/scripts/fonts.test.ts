// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url));
const base = read('base.css').toString();

it.each([
  ['inter', 'latin'],
  ['inter', 'latin-ext'],
  ['inter', 'vietnamese'],
  ['jetbrains-mono', 'latin'],
  ['jetbrains-mono', 'latin-ext'],
])('the shipped typeface is the installed one: %s, %s', (family, set) => {
  const installed = require.resolve(
    `@fontsource-variable/${family}/files/${family}-${set}-wght-normal.woff2`,
  );
  expect(read(`fonts/${family}-${set}.woff2`).equals(readFileSync(installed))).toBe(true);
  expect(base).toContain(`./fonts/${family}-${set}.woff2`);
});

/** Names of people came in two typefaces. */
it.each('Ł ż ś ễ Đ ő ğ'.split(' '))('%s is in a range that is fetched for it', (letter) => {
  const code = letter.codePointAt(0) ?? 0;
  const ranges = [...base.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to]) => [
    Number.parseInt(from ?? '', 16),
    Number.parseInt(to ?? from ?? '', 16),
  ]);
  expect(ranges.some(([from = 0, to = 0]) => from <= code && code <= to)).toBe(true);
});
