import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addUnits } from '../../kernel/time/index.ts';
import { ownerProblems } from './index.ts';

const day = fc
  .date({ min: new Date('1850-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const pathsOf = (owners: Parameters<typeof ownerProblems>[0], today: string) =>
  ownerProblems(owners, new Date(`${today}T12:00:00Z`), 'UTC').map(({ path }) => path);

/** The day a person turns a given age; someone born on a leap day turns it on March 1. */
function birthday(born: string, years: number): string {
  const date = new Date(`${born}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}
const dayBefore = (text: string): string => addUnits(text, 'day', -1);

describe('an owner', () => {
  test('is taken from the 18th birthday to the day before the 121st, whatever the day', () => {
    fc.assert(
      fc.property(day, (born) => {
        const adult = birthday(born, 18);
        const tooOld = birthday(born, 121);
        const owner = [{ dateOfBirth: born }];
        expect(pathsOf(owner, dayBefore(adult))).toEqual(['0.dateOfBirth']);
        expect(pathsOf(owner, adult)).toEqual([]);
        expect(pathsOf(owner, dayBefore(tooOld))).toEqual([]);
        expect(pathsOf(owner, tooOld)).toEqual(['0.dateOfBirth']);
        expect(pathsOf(owner, born)).toEqual(['0.dateOfBirth']);
      }),
    );
  });

  test('becomes an adult at midnight of the business, wherever else it is still the day before', () => {
    const born = [{ dateOfBirth: '2008-03-05' }];
    const problems = (at: string, zone: string) => ownerProblems(born, new Date(at), zone).length;
    expect(problems('2026-03-05T04:59:59Z', 'America/New_York')).toBe(1);
    expect(problems('2026-03-05T05:00:00Z', 'America/New_York')).toBe(0);
    expect(problems('2026-03-04T14:59:59Z', 'Asia/Tokyo')).toBe(1);
    expect(problems('2026-03-04T15:00:00Z', 'Asia/Tokyo')).toBe(0);
  });

  const number = fc.stringMatching(/^\d{9}$/);
  const separator = fc.constantFrom('', '-', ' ', '.');

  test('has a number of their own, however another one writes it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(number, { minLength: 1, maxLength: 6 }), separator, (all, gap) => {
        const owners = all.map((idNumber) => ({ idNumber }));
        expect(pathsOf(owners, '2026-03-04')).toEqual([]);
        const [first = ''] = all;
        const again = {
          idNumber: [first.slice(0, 3), first.slice(3, 5), first.slice(5)].join(gap),
        };
        expect(pathsOf([...owners, again], '2026-03-04')).toEqual([`${all.length}.idNumber`]);
      }),
    );
  });

  test('is compared by whole numbers alone: masked ones say nothing', () => {
    const masked = { idNumber: '•••••6789' };
    expect(pathsOf([masked, masked, { idNumber: null }, {}], '2026-03-04')).toEqual([]);
  });
});
