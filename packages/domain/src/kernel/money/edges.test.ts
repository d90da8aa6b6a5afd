import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCents,
  allocate,
  ceilingProblems,
  cents,
  centsFromNumber,
  defaultPaymentCeiling,
  formatCompactUsd,
  formatDollars,
  isCents,
  negateCents,
  numberFromCents,
  overCeiling,
  parseDollars,
  percentageOf,
  subtractCents,
  zeroCents,
} from './index.ts';

describe('cents', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('are not %d', (value) => {
    expect(isCents(value)).toBe(false);
    expect(() => cents(value)).toThrow(new RangeError(`Not a whole number of cents: ${value}`));
  });

  it('know one zero', () => {
    expect(cents(-0)).toBe(0);
    expect(negateCents(zeroCents)).toBe(0);
    expect(zeroCents).toBe(0);
  });

  it('are added and subtracted exactly, and never beyond what is exact', () => {
    expect(addCents(cents(1), cents(2), cents(-4))).toBe(-1);
    expect(addCents()).toBe(0);
    expect(subtractCents(cents(5), cents(7))).toBe(-2);
    expect(negateCents(cents(7))).toBe(-7);
    const most = cents(Number.MAX_SAFE_INTEGER);
    expect(() => addCents(most, cents(1))).toThrow(RangeError);
    expect(() => subtractCents(negateCents(most), cents(1))).toThrow(RangeError);
  });
});

describe('dollars', () => {
  it.each([
    ['0', 0],
    ['-0.07', -7],
    ['1234.5', 123_450],
    ['007', 700],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('%j is %d cents', (text, amount) => expect(parseDollars(text)).toBe(amount));

  it.each(['90071992547409.92', '1.', 'a1', '1a', '1.234', '+1'])('%j is none', (text) =>
    expect(parseDollars(text)).toBeUndefined(),
  );

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [10, '0.10'],
    [123_456, '1234.56'],
    [-100, '-1.00'],
  ])('%d cents are written %j', (amount, text) => expect(formatDollars(cents(amount))).toBe(text));

  it('travel as numbers of at most two decimals', () => {
    expect(numberFromCents(cents(1250))).toBe(12.5);
    expect(centsFromNumber(12.5)).toBe(1250);
    expect(centsFromNumber(-0.07)).toBe(-7);
    for (const dollars of [0.001, 1e300, Number.NaN])
      expect(centsFromNumber(dollars)).toBeUndefined();
  });

  it('are short where there is no room', () => {
    expect(formatCompactUsd(cents(123_456_700))).toBe('$1.2M');
    expect(formatCompactUsd(cents(950))).toBe('$9.5');
  });
});

describe('a percentage', () => {
  it.each(['', '2.9%', 'x2.9', '2.9x', '1.123456789', '.5', '1e2'])('is not %j', (rate) =>
    expect(() => percentageOf(cents(100), rate)).toThrow(
      new RangeError(`Not a decimal percentage: ${rate}`),
    ),
  );

  it.each([
    [100, '-2.5', -3],
    [-100, '-2.5', 3],
    [100, '2.4', 2],
    [100, '2.5', 3],
    [100, '2.49999999', 2],
    [0, '50', 0],
    [Number.MAX_SAFE_INTEGER, '100', Number.MAX_SAFE_INTEGER],
  ])('of %d at %s is %d', (amount, rate, expected) =>
    expect(percentageOf(cents(amount), rate)).toBe(expected),
  );
});

describe('a split', () => {
  it.each([0, -1, 1.5, Number.NaN])('into %d parts is none', (parts) =>
    expect(() => allocate(cents(100), parts)).toThrow(
      new RangeError(`Not a number of parts: ${parts}`),
    ),
  );

  it('gives the odd cents to the first parts, in either direction', () => {
    expect(allocate(cents(100), 3)).toEqual([34, 33, 33]);
    expect(allocate(cents(-101), 3)).toEqual([-34, -34, -33]);
    expect(allocate(cents(1), 2)).toEqual([1, 0]);
    expect(allocate(cents(7), 1)).toEqual([7]);
  });

  it('never grows from part to part', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 40 }),
        (total, parts) => {
          const split = allocate(cents(total), parts);
          expect(split).toEqual(split.toSorted((one, other) => other - one));
        },
      ),
    );
  });
});

it('a ceiling says its amount and whose it is', () => {
  expect(overCeiling(defaultPaymentCeiling)).toBe(
    'Amount can’t exceed $999,999.99, the most this account takes in one payment.',
  );
  const said = [{ path: 'items', message: overCeiling(cents(5_000)) }];
  for (const [asked, problems] of [
    [4_999, []],
    [5_000, []],
    [5_001, said],
  ] as const) {
    expect(ceilingProblems(cents(asked), cents(5_000), { path: 'items' })).toEqual(problems);
  }
  expect(overCeiling(cents(250_000), 'processor')).toBe(
    'Amount can’t exceed $2,500.00, the most this account’s processor takes in one payment.',
  );
});
