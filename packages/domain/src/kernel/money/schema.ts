import * as z from 'zod/mini';
import { type Cents, cents } from './cents.ts';
import { centsFromNumber, numberFromCents } from './decimal.ts';
import { formatUsd } from './format.ts';
import { isRate } from './rate.ts';

/** Said to code that hands over dollars, a text or half a cent. */
export const notCents = 'Enter an amount in whole cents: 1250 is $12.50.';

const centsSchema = z.custom<Cents>(
  (value) => typeof value === 'number' && Number.isSafeInteger(value),
  { error: notCents },
);

const twoDecimals = z.refine<number>((dollars) => centsFromNumber(dollars) !== undefined, {
  error: 'Enter an amount with at most two decimals.',
  abort: true,
});

const asCents = (wire: z.ZodMiniNumber<number>) =>
  z.codec(wire, centsSchema, {
    decode: (dollars) => centsFromNumber(dollars) ?? cents(0),
    encode: (amount) => numberFromCents(amount),
  });

/**
 * Money at a border: on the wire a JSON number of dollars with at most two decimals, in code cents.
 * More decimals are a validation error, never rounded.
 */
export const money = /* @__PURE__ */ asCents(z.number().check(twoDecimals));

/** Money that must be more than zero, such as the amount of a sale, capture or refund. */
export const positiveMoney = /* @__PURE__ */ asCents(
  z.number().check(twoDecimals, z.positive({ error: 'Enter an amount greater than $0.00.' })),
);

/** Money from nothing to so many dollars. */
export const moneyUpTo = (dollars: number) =>
  asCents(
    z.number().check(
      twoDecimals,
      z.minimum(0, { error: 'Enter an amount of at least $0.00.' }),
      z.maximum(dollars, {
        error: `Enter an amount of at most ${formatUsd(cents(dollars * 100))}.`,
      }),
    ),
  );

/** The most one unit of anything can cost, in dollars. */
export const maximumPrice = 1_000_000;

/** What one unit costs: from nothing to a million dollars. */
export const price = /* @__PURE__ */ moneyUpTo(maximumPrice);

/** A rate of tax, discount or fee: a decimal string of per cent, `'8.25'` is 8.25 %. */
export const rate = /* @__PURE__ */ z
  .string()
  .check(z.refine(isRate, { error: 'Enter a percentage from 0 to 100.' }));
