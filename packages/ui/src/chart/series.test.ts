import { describe, expect, it } from 'vitest';
import { allInstants, readInstant, readSeries } from './series.ts';

const day = (date: number) => new Date(Date.UTC(2025, 0, date));

describe('readInstant', () => {
  it.each([
    ['a date as midnight of the zone', '2025-03-10', 'America/New_York', '2025-03-10T04:00:00Z'],
    ['an instant as it is', '2025-03-10T04:00:00Z', 'Asia/Tokyo', '2025-03-10T04:00:00Z'],
  ])('takes %s', (_, text, zone, expected) => {
    expect(readInstant(text, zone)).toBe(Date.parse(expected));
  });
});

describe('readSeries', () => {
  it('sorts points and keeps each value with its instant', () => {
    const points = [
      { x: day(3), y: 30 },
      { x: day(1), y: 10 },
      { x: day(2), y: 20 },
    ];
    expect(readSeries([{ name: 'Sales', points }], 'UTC')).toEqual([
      {
        name: 'Sales',
        place: 0,
        xs: [1, 2, 3].map((date) => day(date).getTime()),
        ys: [10, 20, 30],
      },
    ]);
  });
});

describe('allInstants', () => {
  it.each([
    ['the same', [1, 2], [1, 2], [1, 2]],
    ['different', [1, 3], [2, 3], [1, 2, 3]],
    ['of another length', [1, 3], [], [1, 3]],
  ])('joins %s instants without repeating', (_, a, b, expected) => {
    const tracks = [a, b].map((xs, place) => ({ name: 's', place, xs, ys: xs }));
    expect(allInstants(tracks)).toEqual(expected);
  });

  it('is empty without series', () => {
    expect(allInstants([])).toEqual([]);
  });
});
