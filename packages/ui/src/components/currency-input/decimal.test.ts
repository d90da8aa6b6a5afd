import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, round, significantDigits, tidy, toDecimal, withoutEndZeros } from './decimal.ts';

const cents = fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n });

/** Cents as a decimal, computed independently of the code under test. */
function written(value: bigint): string {
  const sign = value < 0n ? '-' : '';
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

describe('decimals as text', () => {
  test.each([
    [0.1, '0.1'],
    [1e21, '1000000000000000000000'],
    [-1.5e-7, '-0.00000015'],
    [1.25e22, '12500000000000000000000'],
    ['12.', '12.'],
    ['', null],
    ['-', null],
    ['1e5', null],
    ['abc', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('toDecimal(%s)', (value, expected) => {
    expect(toDecimal(value)).toBe(expected);
  });

  test.each([
    ['007', '7'],
    ['-00.50', '-0.50'],
    ['.5', '0.5'],
    ['1.', '1'],
    ['-0', '0'],
    ['-0.00', '0.00'],
  ])('tidy(%s)', (value, expected) => {
    expect(tidy(value)).toBe(expected);
  });

  test.each([
    ['3.500', '3.5'],
    ['100.00', '100'],
    ['0.0', '0'],
    ['-1.05', '-1.05'],
    ['200', '200'],
  ])('withoutEndZeros(%s)', (value, expected) => {
    expect(withoutEndZeros(value)).toBe(expected);
  });

  test.each([
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['0.30000000000000004', 2, '0.30'],
    ['9.999', 2, '10.00'],
    ['1.5', 0, '2'],
    ['1.5', 2, '1.5'],
  ])('round(%s, %i)', (value, decimals, expected) => {
    expect(round(value, decimals)).toBe(expected);
  });

  test('compare orders as the numbers do, at any length', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(compare(written(a), written(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });

  test('significantDigits counts what carries the value', () => {
    expect(significantDigits('-0012.30')).toBe(4);
  });
});
