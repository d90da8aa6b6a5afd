import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hostedScripts } from '../apps/platform/src/hosted/assets/scripts.ts';
import { everywhere } from '../apps/platform/src/http/server/security-headers.ts';

const root = new URL('../', import.meta.url);
const page = readFileSync(new URL('docs/security.md', root), 'utf8');

/** Rows of the tables of controls: three cells each, the last lists files. */
const rows = page
  .split('\n')
  .filter((line) => /^\| [\d]/.test(line))
  .map((line) => {
    const [control = '', how = '', proof = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { control, how, files: [...proof.matchAll(/`([^`]+)`/g)].map(([, file]) => file) };
  });

describe('a control of docs/security.md', () => {
  test.each(rows)(
    '$control is proved by a test that is there, or says why not',
    ({ how, files }) => {
      expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
      if (files.length === 0) expect(how).toMatch(/missing|doesn't apply|the operator's/);
      for (const file of files) expect(file).toMatch(/\.test\.(?:ts|tsx|mjs)$/);
    },
  );

  test('is one of both standards', () => {
    expect(rows.length).toBeGreaterThan(30);
  });
});

/** The scripts that something bundles by their name. */
function bundledIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = new URL(`${entry.name}${entry.isDirectory() ? '/' : ''}`, folder);
    if (entry.isDirectory()) return bundledIn(at);
    if (!entry.name.endsWith('.ts') || entry.name.includes('.test.')) return [];
    return /\bbundle\(/.test(readFileSync(at, 'utf8')) ? [entry.name] : [];
  });
}

test('the inventory is the one list that pages get their scripts from, and stands in the page', () => {
  const listed = [
    ...page.matchAll(
      /^\| ([^|]+) \| `apps\/platform\/src\/hosted\/browser\/([\w-]+\.ts)` \| (.+) \|$/gm,
    ),
  ].map(([, where, script, why]) => [script, where, why]);
  expect(listed).toEqual(
    Object.entries(hostedScripts).map(([script, { page: where, why }]) => [script, where, why]),
  );
  for (const [, , reason] of listed) expect(reason.length).toBeGreaterThan(20);
  const hosted = new URL('apps/platform/src/hosted/', root);
  expect(bundledIn(hosted).toSorted()).toEqual(['bundle.ts', 'scripts.ts']);
});

test('the headers that are compared are those that every response has', () => {
  const always = Object.keys(everywhere);
  const [, watched = ''] = /and the headers ([^]*?)\. With the path/.exec(page) ?? [];
  const named = [...watched.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(
    [...always, 'content-security-policy', 'strict-transport-security'].toSorted(),
  );
});
