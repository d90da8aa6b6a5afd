import { expect, test } from 'vitest';
import { withFigures } from './page.ts';

const outcome = { tried: 1200, wrong: 0, seeds: ['7', '7'], measured: [], seconds: 61.4 };
const page = 'Before.\n\n<!-- reliability -->\n\n<!-- /reliability -->\n\nAfter.\n';
const rowOf = (text, part) => text.split('\n').find((line) => line.includes(`| \`${part}\` |`));
const cellsOf = (text, part) =>
  rowOf(text, part)
    .split('|')
    .slice(3, -1)
    .map((cell) => cell.trim());
const run = (text, outcomes, day) =>
  withFigures(text, new Map(Object.entries(outcomes)), { day, machine: 'Two cores.' });

test('a figure has what was tried, its seed and its date; those that never ran say so', () => {
  const text = run(page, { refunds: outcome }, '2026-11-28');
  expect(cellsOf(text, 'refunds')).toEqual([
    '1,200',
    '0',
    'seed 7',
    '61',
    '`refunds`',
    '2026-11-28',
  ]);
  expect(cellsOf(text, 'soak')[1]).toBe('not run yet');
  expect(text.startsWith('Before.\n\n')).toBe(true);
  expect(text.endsWith('\n\nAfter.\n')).toBe(true);
});

test('a figure that was not run again keeps its line and its date', () => {
  const first = run(page, { refunds: outcome, soak: { ...outcome, tried: 5 } }, '2026-11-27');
  const second = run(first, { soak: { ...outcome, tried: 6 } }, '2026-11-28');
  expect(rowOf(second, 'refunds')).toBe(rowOf(first, 'refunds'));
  expect(cellsOf(second, 'soak')).toEqual(expect.arrayContaining(['6', '2026-11-28']));
});

test('what failed, was wrong or told no figure stands out', () => {
  const text = run(
    page,
    {
      kills: { ...outcome, failure: 'failed' },
      fuzz: { ...outcome, wrong: 3 },
      load: { ...outcome, tried: 0, failure: 'told no figure' },
    },
    '2026-11-28',
  );
  expect(cellsOf(text, 'kills')[1]).toBe('**failed**');
  expect(cellsOf(text, 'fuzz')[1]).toBe('**3**');
  expect(cellsOf(text, 'load')[1]).toBe('**told no figure**');
});
