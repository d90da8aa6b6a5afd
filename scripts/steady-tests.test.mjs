import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');

const planted = {
  'today.test.ts': ['export const at = new Date();', 'no-today'],
  'now.spec.ts': ['export const at = Date.now();', 'no-today'],
  'sleep.spec.ts': [
    'export const rest = (page: { waitForTimeout(ms: number): void }) => page.waitForTimeout(1);',
    'no-sleep',
  ],
  'hurry.test.ts': [
    "import { vi } from 'vitest';\nexport const soon = () => vi.waitFor(() => 1);",
    'no-hurry',
  ],
  'chance.test.ts': ['export const any = Math.random();', 'no-chance'],
};
const steady = {
  'fixed.test.ts': "export const at = new Date('2026-03-04T15:00:00Z');",
  'source.ts': 'export const at = new Date();',
};

it('finds a planted test that asks what day it is, sleeps or throws dice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steady-'));
  const sources = Object.entries(planted).map(([name, [source]]) => [name, source]);
  for (const [name, source] of [...sources, ...Object.entries(steady)]) {
    await writeFile(join(folder, name), `${source}\n`);
  }
  const bin = join(root, 'node_modules/.bin/oxlint');
  const args = ['-c', join(root, '.oxlintrc.json'), '-f', 'unix', '.'];
  const { stdout } = await run(bin, args, { cwd: folder }).catch((refusal) => refusal);
  await rm(folder, { recursive: true });
  const found = stdout.split('\n').filter((line) => line.includes('steady-tests('));
  for (const [name, [, rule]] of Object.entries(planted)) {
    expect(found.filter((line) => line.includes(name) && line.includes(rule))).toHaveLength(1);
  }
  expect(found).toHaveLength(Object.keys(planted).length);
});

const handlers = [
  ['a.tsx', 'export const field = (press: () => void) => <input onKeyDown={press} />;'],
  ['b.tsx', 'export const props = (press: () => void) => ({ onKeyUpCapture: press });'],
  [
    'c.ts',
    "export const hear = (press: () => void) => document.addEventListener('keydown', press);",
  ],
];
const safe = [
  'd.tsx',
  'export const field = (commandKeys: (press: () => void) => () => void, press: () => void) => <input onKeyDown={commandKeys(press)} />;',
];

it('finds a handler of keys that may take those of an input method', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keys-'));
  const home = join(folder, 'packages/ui/src');
  await mkdir(home, { recursive: true });
  await cp(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  await cp(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
  for (const [name, source] of [...handlers, safe])
    await writeFile(join(home, name), `${source}\n`);
  const bin = join(root, 'node_modules/.bin/oxlint');
  const { stdout } = await run(bin, ['-f', 'unix', '.'], { cwd: folder }).catch(
    (refusal) => refusal,
  );
  await rm(folder, { recursive: true });
  const found = stdout.split('\n').filter((line) => line.includes('key-commands('));
  for (const [name] of handlers) {
    expect(found.filter((line) => line.includes(name))).toHaveLength(1);
  }
  expect(found).toHaveLength(handlers.length);
});
