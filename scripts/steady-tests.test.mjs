import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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
