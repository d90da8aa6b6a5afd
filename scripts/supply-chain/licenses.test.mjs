import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { delivered, isAllowed, refusals, tools } from './licenses.mjs';

const root = new URL('../../', import.meta.url);
const textOf = (path) => readFileSync(new URL(path, root), 'utf8');

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['MIT OR GPL-3.0-only', true],
  ['GPL-3.0-only OR MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR CC0-1.0)', true],
  ['(AFL-2.1 OR BSD-3-Clause)', true],
  ['(MIT OR GPL-2.0-only) AND AGPL-3.0-only', false],
  ['MIT OR Apache-2.0 AND GPL-3.0-only', true],
  ['Apache-2.0 WITH LLVM-exception', false],
  ['SEE LICENSE IN LICENSE', false],
  ['MPL-2.0', false],
  ['', false],
])('%j may be delivered: %s', (expression, expected) =>
  expect(isAllowed(expression, delivered)).toBe(expected),
);

test('names each package that is refused, and none of our own', () => {
  const components = [
    {
      group: '@payfac',
      name: 'ui',
      version: '1.0.0',
      licenses: [{ license: { name: 'UNLICENSED' } }],
    },
    { name: 'good', version: '1.0.0', licenses: [{ license: { id: 'MIT' } }] },
    { group: '@a', name: 'b', version: '2.0.0', licenses: [{ license: { id: 'MPL-2.0' } }] },
    { name: 'silent', version: '3.0.0' },
    {
      name: 'both',
      version: '4.0.0',
      licenses: [{ license: { id: 'MIT' } }, { license: { id: 'GPL-2.0-only' } }],
    },
  ];
  const others = ['silent@3.0.0: no license', 'both@4.0.0: MIT AND GPL-2.0-only'];
  expect(refusals({ components }, delivered)).toEqual(['@a/b@2.0.0: MPL-2.0', ...others]);
  expect(refusals({ components }, tools)).toEqual(others);
});

describe('what comes from others', () => {
  test('is at least three days old when it is taken', () => {
    const [, minutes] = /^minimumReleaseAge: (\d+)$/m.exec(textOf('pnpm-workspace.yaml')) ?? [];
    expect(Number(minutes)).toBeGreaterThanOrEqual(3 * 24 * 60);
  });

  test('is an action of one commit, which a tag cannot move', () => {
    const folder = '.github/workflows/';
    const used = readdirSync(new URL(folder, root)).flatMap((name) =>
      [...textOf(`${folder}${name}`).matchAll(/uses: (.+)$/gm)].map(([, action]) => action),
    );
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v[\d.]+$/);
  });
});
