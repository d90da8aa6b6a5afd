import { describe, expect, it } from 'vitest';
import { readRows, spansOf, sumOf, unitOf } from './bar-rows.ts';

const series = (name: string, ...points: [string, number][]) => ({
  name,
  points: points.map(([x, y]) => ({ x, y })),
});

describe('readRows', () => {
  it('joins series by place, times in order', () => {
    const rows = readRows(
      [
        series('Sales', ['2025-03-02', 20], ['2025-03-01', 10]),
        series('Refunds', ['2025-03-01', 1]),
      ],
      'UTC',
    );
    expect(rows.map(({ x, values }) => [x, values])).toEqual([
      ['2025-03-01', [10, 1]],
      ['2025-03-02', [20, Number.NaN]],
    ]);
  });

  it('keeps categories in the order given', () => {
    const rows = readRows([series('Sales', ['Visa', 2], ['Amex', 1])], 'UTC');
    expect(rows.map(({ x, instant }) => [x, instant])).toEqual([
      ['Visa', undefined],
      ['Amex', undefined],
    ]);
  });
});

describe('unitOf', () => {
  it.each([
    ['time', ['2025-03-01T00:00:00Z', '2025-03-01T01:00:00Z']],
    ['day', ['2025-03-01', '2025-03-02']],
    ['day', ['2025-03-01']],
    ['month', ['2025-01-01', '2025-02-01']],
    ['year', ['2024-01-01', '2025-01-01']],
  ])('is %s for %j', (unit, dates) => {
    const rows = readRows([series('s', ...dates.map((x): [string, number] => [x, 1]))], 'UTC');
    expect(unitOf(rows, 'UTC')).toBe(unit);
  });

  it('is of the zone, not of UTC', () => {
    const rows = readRows([series('s', ['2025-03-01', 1], ['2025-04-01', 1])], 'America/New_York');
    expect(unitOf(rows, 'America/New_York')).toBe('month');
  });

  it.each([
    ['Africa/Cairo', ['2026-04-23', '2026-04-24', '2026-04-25']],
    ['America/Santiago', ['2026-09-05', '2026-09-06', '2026-09-07']],
    ['America/Havana', ['2026-10-31', '2026-11-01', '2026-11-02']],
  ])('is a day also where one of %s has no midnight, or two', (zone, dates) => {
    const rows = readRows([series('s', ...dates.map((x): [string, number] => [x, 1]))], zone);
    expect(unitOf(rows, zone)).toBe('day');
  });
});

describe('spansOf', () => {
  it('begins at zero side by side', () => {
    expect(spansOf([5, -2], [0, 1], false)).toEqual([
      { place: 0, from: 0, to: 5 },
      { place: 1, from: 0, to: -2 },
    ]);
  });

  it('piles up above and below zero apart', () => {
    expect(spansOf([5, -2, 3, -1], [0, 1, 2, 3], true)).toEqual([
      { place: 0, from: 0, to: 5 },
      { place: 1, from: 0, to: -2 },
      { place: 2, from: 5, to: 8 },
      { place: 3, from: -2, to: -3 },
    ]);
  });

  it('leaves out what is hidden and what is missing', () => {
    expect(spansOf([5, Number.NaN, 3], [1, 2], true)).toEqual([{ place: 2, from: 0, to: 3 }]);
  });
});

it.each([
  [[5, -2, 3], [0, 1, 2], 6],
  [[5, -2, 3], [0, 2], 8],
  [[5, Number.NaN], [0, 1], 5],
  [[Number.NaN, Number.NaN], [0, 1], Number.NaN],
] as const)('sumOf adds what is shown and known: %j at %j', (values, places, sum) => {
  expect(sumOf(values, places)).toBe(sum);
});
