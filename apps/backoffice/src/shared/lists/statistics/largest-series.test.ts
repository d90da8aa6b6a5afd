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

it('shows the two largest, and the others as one', () => {
  const many = [line('A', 9, 9), line('B', 8, 9)];
  const few = [line('G', 1, 0), line('H', 0, 2)];
  expect(largestSeries([...few, ...many], 'Other accounts')).toEqual([
    ...many,
    line('Other accounts', 1, 2),
  ]);
});

it('shows three as they are, the largest first', () => {
  const three = [1, 2, 3].map((count) => line(`Account ${count}`, count));
  expect(largestSeries(three, 'Other accounts')).toEqual(three.toReversed());
});
