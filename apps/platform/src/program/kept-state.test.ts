import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const source = resolve(import.meta.dirname, '..');
const page = resolve(source, '../../../docs/reliability.md');

/**
 * State of a module: collections that are empty on load, so filled while requests are handled, and variables. A form's
 * `Values` are only read.
 */
const kept =
  /^(?:export )?(?:let \w+|const \w+\b(?!: (?:Readonly|Values))[^=\n]* = new (?:Weak)?(?:Map|Set)(?:<[^\n]*>)?\(\);)/m;

/** Scripts of a page, which end with it, the start itself, and test helpers. */
const others = /(?:\/browser\/|\.test\.ts$|start\/main\.ts$|test-applicant\.ts$)/;

const holdsState = (text: string): boolean => kept.test(text);

it('the documentation lists all state that modules keep between requests', async () => {
  const names = await readdir(source, { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts') && !others.test(name));
  const found = [];
  for (const name of files) {
    if (holdsState(await readFile(join(source, name), 'utf8'))) found.push(name);
  }
  const told = await readFile(page, 'utf8');
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter((name) => !told.includes(name))).toEqual([]);
});

it.each([
  ['const known = new Map<string, number>();', true],
  ['export const seen: Set<string> = new Set();', true],
  ['let last: Date | undefined;', true],
  ['const names: ReadonlyMap<string, string> = new Map();', false],
  ['  const own = new Map();', false],
  ["const words = new Set(['a']);", false],
])('%s: %s', (text, isKept) => expect(holdsState(text)).toBe(isKept));
