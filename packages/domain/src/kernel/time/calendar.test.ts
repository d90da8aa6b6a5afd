import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, addUnits, isDay } from './index.ts';

it.each([
  ['2026-01-31', 'month', 1, '2026-02-28'],
  ['2026-01-31', 'month', 2, '2026-03-31'],
  ['2024-01-31', 'month', 1, '2024-02-29'],
  ['2026-11-15', 'month', 3, '2027-02-15'],
  ['2024-02-29', 'year', 1, '2025-02-28'],
  ['2024-02-29', 'year', 4, '2028-02-29'],
  ['2026-02-26', 'week', 1, '2026-03-05'],
  ['2026-12-31', 'day', 1, '2027-01-01'],
] as const)('%s and %s × %d is %s', (day, unit, count, later) =>
  expect(addUnits(day, unit, count)).toBe(later),
);

it('never goes back as the count grows', () => {
  const units = fc.constantFrom('day', 'week', 'month', 'year' as const);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9000 }), units, fc.nat(60), (offset, unit, count) => {
      const day = addDays('2020-01-01', offset);
      expect(addUnits(day, unit, count + 1) > addUnits(day, unit, count)).toBe(true);
    }),
  );
});

it.each(['2026-02-28', '2024-02-29', '1999-12-31'])('%s is a day', (text) =>
  expect(isDay(text)).toBe(true),
);

it.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '02-28-2026',
  '2026-02-28T00:00',
  '',
])('%j is no day', (text) => expect(isDay(text)).toBe(false));
