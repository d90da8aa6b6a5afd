import { globSync, readFileSync } from 'node:fs';
import { errorCodes } from '@payfac/api/contract';
import { expect, it } from 'vitest';

/** Error codes in the sources: named, or as the first argument of a conflict or the last of a refusal. */
const written =
  /code: '([A-Z][A-Z_]+)'|conflict\(\s*'([A-Z][A-Z_]+)'|forbidden\(\s*['`][^;]*?,\s*'([A-Z][A-Z_]+)'|needed\(\s*'([A-Z][A-Z_]+)'/g;

const used = () => {
  const files = globSync('src/**/*.ts', { cwd: `${import.meta.dirname}/../..` });
  const codes = files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8').matchAll(written),
    ])
    .flatMap((match) => match.slice(1).filter((code) => code !== undefined));
  return [...new Set(codes)].toSorted();
};

/** These codes aren't errors of calls: the seed writes some of them to its logs. */
it('every code a call fails with is documented', () => {
  const documented = new Set<string>(Object.keys(errorCodes));
  expect(used().length).toBeGreaterThan(50);
  expect(used().filter((code) => !documented.has(code))).toEqual([]);
});
