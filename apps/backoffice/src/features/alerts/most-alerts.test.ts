import { expect, it } from 'vitest';
import { mostAlerts } from './most-alerts.ts';

const days = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-02T00:00:00Z')] as const;
const line = (name: string, ...values: readonly number[]) => ({
  name,
  points: values.flatMap((value, index) => {
    const at = days[index];
    return at ? [{ at, value }] : [];
  }),
});

it('draws the five accounts with the most alerts, and the others as one', () => {
  const few = [line('G', 1, 0), line('H', 0, 2)];
  const many = ['A', 'B', 'C', 'D', 'E'].map((name, index) => line(name, 9 - index, 9));
  expect(mostAlerts([...few, ...many])).toEqual([...many, line('Other accounts', 1, 2)]);
});

it('draws six accounts as they are, the one with the most alerts first', () => {
  const six = [1, 2, 3, 4, 5, 6].map((count) => line(`Account ${count}`, count));
  expect(mostAlerts(six)).toEqual(six.toReversed());
});
