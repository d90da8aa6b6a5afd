import { describe, expect, it } from 'vitest';
import { isAccepted, sizeText, sortFiles } from './sort-files.ts';

const file = (name: string, type = '', size = 1) => {
  const made = new File(['x'.repeat(size)], name, { type });
  return made;
};

describe('a kind', () => {
  it.each([
    ['a.csv', 'text/csv', undefined, true],
    ['a.csv', '', '.csv', true],
    ['A.CSV', '', '.csv', true],
    ['a.csv.exe', '', '.csv', false],
    ['a.png', 'image/png', 'image/*', true],
    ['a.png', 'image/png', '.pdf, image/*', true],
    ['a.txt', 'text/plain', 'text/csv', false],
    ['a.txt', 'imagery/png', 'image/*', false],
  ])('%s (%s) for %s: %s', (name, type, accept, expected) => {
    expect(isAccepted({ name, type }, accept)).toBe(expected);
  });
});

describe('files', () => {
  const rules = { accept: '.csv', maxSize: 10, isMultiple: true };

  it('are refused by kind and by size', () => {
    const files = [file('a.csv'), file('b.pdf'), file('c.csv', '', 11), file('d.csv', '', 10)];
    const { accepted, refused } = sortFiles(files, rules);
    expect(accepted.map(({ name }) => name)).toEqual(['a.csv', 'd.csv']);
    expect(refused).toEqual([
      { name: 'b.pdf', reason: 'kind' },
      { name: 'c.csv', reason: 'size' },
    ]);
  });

  it('beyond the first are refused where one is asked for', () => {
    const files = [file('a.pdf'), file('b.csv'), file('c.csv')];
    const { accepted, refused } = sortFiles(files, { ...rules, isMultiple: false });
    expect(accepted.map(({ name }) => name)).toEqual(['b.csv']);
    expect(refused.map(({ reason }) => reason)).toEqual(['kind', 'count']);
  });
});

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1_250_000, '1.3 MB'],
  [2_000_000_000, '2 GB'],
  [5e12, '5,000 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes, 'en-US')).toBe(text);
});
