import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What people read: the app, the design system, the domain's words, and what the platform says. */
const sources = globSync(
  [
    'apps/backoffice/src/**/*.{ts,tsx}',
    'packages/{domain,ui}/src/**/*.{ts,tsx}',
    'packages/api/src/areas/*/{messages,examples}.ts',
    'apps/platform/src/{areas,hosted,program/seed}/**/*.ts',
  ],
  { exclude: ['**/*.test.{ts,tsx}'] },
);

const withoutComments = (text) => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|\s\/\/\s.*$/gm, '');

it('texts have one apostrophe', () => {
  expect(sources.length).toBeGreaterThan(1500);
  const straight = sources.flatMap((file) =>
    [
      ...withoutComments(readFileSync(file, 'utf8')).matchAll(
        /.*[A-Za-z}]'(?:s|t|re|ve|ll|d|m)\b.*/g,
      ),
    ].map(([line]) => `${file}: ${line.trim()}`),
  );
  expect(straight, "write ’ for '").toEqual([]);
});
