import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const hosted = fileURLToPath(new URL('..', import.meta.url));
const brands = ['harbor', 'juniper'].map((brand) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@payfac/ui/brands/${brand}.css`)), 'utf8'),
);

const sources = globSync('**/*.{css,ts}', { cwd: hosted, exclude: ['**/*.test.ts'] }).map(
  (name) => ({ name, text: readFileSync(`${hosted}${name}`, 'utf8') }),
);

test('hosted pages use only tokens from the brands’ stylesheets', () => {
  expect(sources.length).toBeGreaterThan(60);
  const named = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/--pf-[a-z\d-]*[a-z\d]/g)].map(([token]) => ({ name, token })),
  );
  expect(named.length).toBeGreaterThan(150);
  const gone = named.filter(({ token }) => !brands.every((css) => css.includes(`${token}:`)));
  expect(gone).toEqual([]);
});

test('hosted pages use no gradients', () => {
  const drawn = sources.filter(({ text }) => /gradient\(|clip-path/.test(text));
  expect(drawn.map(({ name }) => name)).toEqual([]);
});
