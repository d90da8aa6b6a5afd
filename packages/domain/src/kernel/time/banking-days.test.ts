import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBankingDays, addDays, isBankingDay } from './index.ts';

describe('banking days', () => {
  it.each([
    ['2026-01-01', 'New Year'],
    ['2026-01-19', 'Martin Luther King Day'],
    ['2026-02-16', "Presidents' Day"],
    ['2026-05-25', 'Memorial Day'],
    ['2026-06-19', 'Juneteenth'],
    ['2026-09-07', 'Labor Day'],
    ['2026-10-12', 'Columbus Day'],
    ['2026-11-11', 'Veterans Day'],
    ['2026-11-26', 'Thanksgiving'],
    ['2026-12-25', 'Christmas'],
    ['2027-07-05', 'Independence Day, kept on Monday'],
    ['2026-03-07', 'a Saturday'],
    ['2026-03-08', 'a Sunday'],
  ])('leave out %s, %s', (day) => expect(isBankingDay(day)).toBe(false));

  it.each([
    ['2026-07-03', 'before an Independence Day on a Saturday'],
    ['2026-05-18', 'the Monday before the last one of May'],
    ['2026-11-19', 'the third Thursday of November'],
  ])('keep %s, %s', (day) => expect(isBankingDay(day)).toBe(true));

  it('count over weekends and holidays', () => {
    expect(addBankingDays('2026-11-24', 2)).toBe('2026-11-27');
    expect(addBankingDays('2026-11-25', 2)).toBe('2026-11-30');
    expect(addBankingDays('2026-03-07', 0)).toBe('2026-03-07');
  });

  it('end on a banking day, having passed exactly as many as were asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 1, max: 80 }), (from, n) => {
        const start = addDays('2024-01-01', from);
        const end = addBankingDays(start, n);
        expect(isBankingDay(end)).toBe(true);
        let passed = 0;
        for (let day = start; day < end; ) {
          day = addDays(day, 1);
          if (isBankingDay(day)) passed += 1;
        }
        expect(passed).toBe(n);
      }),
      { numRuns: 50 },
    );
  });
});
