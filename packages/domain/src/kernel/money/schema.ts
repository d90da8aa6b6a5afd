import * as z from 'zod/mini';
import { type Cents, cents } from './cents.ts';
import { centsFromNumber, numberFromCents } from './decimal.ts';
import { formatUsd } from './format.ts';
import { isRate } from './rate.ts';

/** Error for code that passes dollars, a string or half a cent. */
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
 * An amount at a border: a JSON number of dollars with at most two decimals on the wire, cents in code. More decimals
 * are a validation error, never rounded.
 */
export const money = /* @__PURE__ */ asCents(z.number().check(twoDecimals));

/** An amount above zero, such as the amount of a sale, capture or refund. */
export const positiveMoney = /* @__PURE__ */ asCents(
  z.number().check(twoDecimals, z.positive({ error: 'Enter an amount greater than $0.00.' })),
);

/** An amount from zero to a number of dollars. */
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

/** Maximum unit price, in dollars. */
export const maximumPrice = 1_000_000;

/** A unit price: zero to one million dollars. */
export const price = /* @__PURE__ */ moneyUpTo(maximumPrice);

/** A tax, discount or fee rate: a decimal string in percent, `'8.25'` is 8.25%. */
export const rate = /* @__PURE__ */ z
  .string()
  .check(z.refine(isRate, { error: 'Enter a percentage from 0 to 100.' }));
