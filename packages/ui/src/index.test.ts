// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const here = new URL('.', import.meta.url);

it('the root entry holds every component', () => {
  const folders = globSync('components/*/index.ts', { cwd: here }).toSorted();
  const text = readFileSync(new URL('index.ts', here), 'utf8');
  expect(folders.length).toBeGreaterThan(20);
  expect(folders.filter((folder) => !text.includes(`'./${folder}'`))).toEqual([]);
});

it('no shipped module imports a plain stylesheet', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: here }).filter(
    (name) => !/\.(test|stories)\.tsx?$/.test(name),
  );
  const importing = sources.filter((name) =>
    /import\s*['"][^'"]+\.css['"]/.test(readFileSync(new URL(name, here), 'utf8')),
  );
  expect(importing).toEqual([]);
});
