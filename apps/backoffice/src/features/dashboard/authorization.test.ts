import { expect, it } from 'vitest';
import { pointsBetween, reasonsByName } from './authorization.tsx';

it.each([
  [{ approved: 95, declined: 5 }, { approved: 94, declined: 6 }, '−1.00 pt'],
  [{ approved: 1, declined: 1 }, { approved: 3, declined: 1 }, '+25.00 pt'],
  [{ approved: 1, declined: 1 }, { approved: 2, declined: 2 }, '0.00 pt'],
  [{ approved: 0, declined: 0 }, { approved: 2, declined: 2 }, undefined],
])('from %j to %j a rate moved by %s', (before, now, text) =>
  expect(pointsBetween(before, now)).toBe(text),
);

it('adds up the codes of one reason, the most frequent first', () => {
  const reasons = [
    { responseMessage: 'Do not honor', count: 4 },
    { responseMessage: 'Insufficient funds', count: 3 },
    { responseMessage: null, count: 1 },
    { responseMessage: 'Insufficient funds', count: 2 },
  ];
  expect(reasonsByName(reasons)).toEqual([
    { name: 'Insufficient funds', count: 5 },
    { name: 'Do not honor', count: 4 },
    { name: 'No reason given', count: 1 },
  ]);
});
