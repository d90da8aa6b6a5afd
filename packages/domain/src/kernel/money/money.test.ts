import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  allocate,
  cents,
  centsFromNumber,
  formatDollars,
  formatUsd,
  money,
  parseDollars,
  percentageOf,
  positiveMoney,
  readCents,
} from './index.ts';

const amounts = fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 }).map(cents);

describe('money', () => {
  it('reads back every amount it writes, as text and on the wire [MONEY-01]', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseDollars(formatDollars(amount))).toBe(amount);
        expect(centsFromNumber(JSON.parse(JSON.stringify(amount / 100)))).toBe(amount);
        expect(z.decode(money, z.encode(money, amount))).toBe(amount);
      }),
    );
  });

  it.each(['1,234.56', '1e5', '1.234', '.5', '', ' 1', '--1', '12345678901234567.89'])(
    'refuses %j as an amount',
    (text) => expect(parseDollars(text)).toBeUndefined(),
  );

  it('refuses a third decimal on the wire and never rounds it [MONEY-02]', () => {
    expect(z.safeParse(money, 10.005).success).toBe(false);
    expect(z.safeParse(money, 10.01).success).toBe(true);
    expect(z.safeParse(money, Number.NaN).success).toBe(false);
  });

  it('asks for more than zero where money moves', () => {
    expect(z.safeParse(positiveMoney, 0).success).toBe(false);
    expect(z.safeParse(positiveMoney, 0.01).success).toBe(true);
  });

  it.each([
    [1050, '10', 105],
    [5, '50', 3],
    [-5, '50', -3],
    [10_000, '2.9', 290],
    [333, '0.5', 2],
  ])('takes percentages half away from zero: %i at %s %% is %i', (amount, rate, expected) => {
    expect(percentageOf(cents(amount), rate)).toBe(expected);
  });

  it('splits so that the parts sum to the whole and differ by at most a cent', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 60 }), (total, parts) => {
        const split = allocate(total, parts);
        expect(split.reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(Math.max(...split) - Math.min(...split)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('shows dollars the way people write them [ENV-07, SCOPE-01]', () => {
    expect(formatUsd(cents(123_456))).toBe('$1,234.56');
    expect(formatUsd(cents(-5))).toBe('-$0.05');
  });
});

describe('a sum', () => {
  it.each(['0', '-7', '9007199254740991', '-9007199254740991'])('of %s cents is exact', (text) =>
    expect(String(readCents(text))).toBe(text),
  );

  it.each(['9007199254740992', '9007199254740993', '12000000000000000', '-9007199254740993'])(
    'of %s cents is none that code can hold',
    (text) => expect(readCents(text)).toBeUndefined(),
  );
});
