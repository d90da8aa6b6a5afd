// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { componentData } from '../../../.storybook/pages/component-data.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));
const folders = globSync('components/*/index.ts', { cwd: source }).map(
  (path) => path.split('/').at(-2) ?? '',
);
const testing = readFileSync(new URL('../src/testing/index.ts', import.meta.url), 'utf8');
const drivers = new Set(testing.match(/\w+Driver\b/g));

it('every component has its anatomy, keys, words and neighbors on its page', () => {
  expect(Object.keys(componentData).toSorted()).toEqual(folders.toSorted());
  for (const [folder, { related, anatomy }] of Object.entries(componentData)) {
    expect(related.length, folder).toBeGreaterThan(0);
    expect(
      related.filter((name) => !folders.includes(name) || name === folder),
      folder,
    ).toEqual([]);
    expect(anatomy.length, folder).toBeGreaterThan(0);
  }
});

it('names every driver, and none that is not there', () => {
  const named = new Set(Object.values(componentData).flatMap((data) => data.drivers));
  expect([...named].filter((name) => !drivers.has(name))).toEqual([]);
  expect([...drivers].filter((name) => !named.has(name))).toEqual([]);
});
