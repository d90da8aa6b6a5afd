import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { idsOf, readRequirements } from './read.mjs';
import { unknownReferences } from './references.mjs';

const known = new Set(
  readRequirements().flatMap(({ requirements }) => requirements.map(({ id }) => id)),
);

/** Split into parts, so that this file passes its own check. */
const planted = {
  'another text': ['// Final (docu', 'ment 1, section 4).'],
  'a line of another text': ["['POST', 'users', 'D2.", "L102.S1'],"],
  'a number of another list': ["it('rounds [", "R123]', () => {});"],
  'a number that does not exist': ["it('rounds [PAY", "-99]', () => {});"],
  'a range that ends beyond the list': ["it('rounds [MONEY", "-01..40]', () => {});"],
};

describe('unknownReferences', () => {
  it.each(Object.entries(planted))('finds %s', (_, parts) => {
    expect(unknownReferences(parts.join(''), known)).not.toEqual([]);
  });

  it('accepts a requirement, a range of them, and text that only looks like one', () => {
    const line = "it('rounds [PAY-01..03, MONEY-01]', () => pay('INV-000123', 'UI-kit'));";
    expect(unknownReferences(line, known)).toEqual([]);
  });
});

describe('docs/requirements.md', () => {
  it('numbers its requirements once each, below the section they belong to', () => {
    const sections = readRequirements();
    for (const { group, requirements } of sections) {
      expect(requirements.every(({ id }) => id.startsWith(`${group}-`))).toBe(true);
    }
    const ids = sections.flatMap(({ requirements }) => requirements.map(({ id }) => id));
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  });

  it('has ranges within one section', () => {
    expect(idsOf('PAYOUT-01..03, PAY-04')).toEqual([
      'PAYOUT-01',
      'PAYOUT-02',
      'PAYOUT-03',
      'PAY-04',
    ]);
  });
});

it('no file refers to what the repository does not hold', () => {
  const files = execFileSync(
    'git',
    [
      'ls-files',
      '-z',
      '*.ts',
      '*.tsx',
      '*.mjs',
      '*.cjs',
      '*.md',
      '*.mdx',
      '*.css',
      '*.sql',
      '*.json',
    ],
    { encoding: 'utf8' },
  )
    .split('\0')
    .filter((file) => file && !file.endsWith('CHANGELOG.md'));
  const problems = files.flatMap((file) =>
    unknownReferences(readFileSync(file, 'utf8'), known).map((problem) => `${file} ${problem}`),
  );
  expect(problems).toEqual([]);
}, 30_000);
