import { expect, it } from 'vitest';
import { largestSeries } from './largest-series.ts';

const days = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-02T00:00:00Z')] as const;
const line = (name: string, ...values: readonly number[]) => ({
  name,
  points: values.flatMap((value, index) => {
    const at = days[index];
    return at ? [{ at, value }] : [];
  }),
});

it('draws the five that come to the most, and the others as one', () => {
  const few = [line('G', 1, 0), line('H', 0, 2)];
  const many = ['A', 'B', 'C', 'D', 'E'].map((name, index) => line(name, 9 - index, 9));
  expect(largestSeries([...few, ...many], 'Other accounts')).toEqual([
    ...many,
    line('Other accounts', 1, 2),
  ]);
});

it('draws six as they are, the one that comes to the most first', () => {
  const six = [1, 2, 3, 4, 5, 6].map((count) => line(`Account ${count}`, count));
  expect(largestSeries(six, 'Other accounts')).toEqual(six.toReversed());
});
