import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

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

/** Scripts a hosted page can load: the bundles requested by name. */
function bundled(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = new URL(`${entry.name}${entry.isDirectory() ? '/' : ''}`, folder);
    if (entry.isDirectory()) return bundled(at);
    if (!entry.name.endsWith('.ts') || entry.name.includes('.test.')) return [];
    return [...readFileSync(at, 'utf8').matchAll(/bundle\('([\w-]+\.ts)'\)/g)].map(
      ([, name]) => name,
    );
  });
}

test('the inventory has each script of a hosted page, with its reason, and no other', () => {
  const hosted = new URL('apps/platform/src/hosted/', root);
  const listed = [
    ...page.matchAll(
      /^\| [^|]+ \| `apps\/platform\/src\/hosted\/browser\/([\w-]+\.ts)` \| (.+) \|$/gm,
    ),
  ];
  expect(new Set(listed.map(([, name]) => name))).toEqual(new Set(bundled(hosted)));
  for (const [, , reason] of listed) expect(reason.length).toBeGreaterThan(20);
});

test('the watched headers are those that every response has', () => {
  const sources = readFileSync(
    new URL('apps/platform/src/http/server/security-headers.ts', root),
    'utf8',
  );
  const [, set = ''] = /const everywhere[^{]*\{([^}]*)\}/.exec(sources) ?? [];
  const always = [...set.matchAll(/'([a-z-]+)':/g)].map(([, name]) => name);
  const [, watched = ''] = /Watched headers: ([^]*?)\. An operator/.exec(page) ?? [];
  const named = [...watched.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...always, 'content-security-policy'].toSorted());
});
