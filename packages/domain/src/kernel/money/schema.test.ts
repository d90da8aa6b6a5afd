import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isRate, money, positiveMoney, price, rate } from './index.ts';

const problemOf = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe('money at a border', () => {
  it.each([
    [money, 1.005, ['Enter an amount with at most two decimals.']],
    [positiveMoney, -0.005, ['Enter an amount with at most two decimals.']],
    [positiveMoney, 0, ['Enter an amount greater than $0.00.']],
    [price, -0.01, ['Enter an amount of at least $0.00.']],
    [price, 1_000_000.01, ['Enter an amount of at most $1,000,000.00.']],
    [price, 1_000_000, undefined],
    [price, 0, undefined],
  ])('says one thing about what it refuses', (schema, value, messages) =>
    expect(problemOf(schema, value)).toEqual(messages),
  );

  it.each(['1250', 12.5, Number.NaN, null, 2 ** 60])('sends no %j for cents', (value) => {
    const schema: z.ZodMiniType = money;
    expect(z.safeEncode(schema, value).success).toBe(false);
  });
});

describe('a rate', () => {
  it.each(['0', '8.25', '100', '99.9999', '007'])('is %j', (text) => {
    expect(isRate(text)).toBe(true);
    expect(rate.parse(text)).toBe(text);
  });

  it.each(['', '100.01', '1000', '1.23456', '8,25', 'x8', '8x', '-1', '.5', '5.'])(
    'is not %j',
    (text) => {
      expect(isRate(text)).toBe(false);
      expect(problemOf(rate, text)).toEqual(['Enter a percentage from 0 to 100.']);
    },
  );
});
