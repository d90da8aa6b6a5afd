declare const centsBrand: unique symbol;

/** A whole number of US cents. Every amount in code is one of these, never a float of dollars. */
export type Cents = number & { readonly [centsBrand]: 'cents' };

export const isCents = (value: number): value is Cents => Number.isSafeInteger(value);

/**
 * Marks a whole number as cents.
 * @throws RangeError when the number has a fraction or exceeds the safe integers.
 */
export function cents(value: number): Cents {
  const normalized = value === 0 ? 0 : value;
  if (!isCents(normalized)) throw new RangeError(`Not a whole number of cents: ${value}`);
  return normalized;
}

export const zeroCents: Cents = /* @__PURE__ */ cents(0);

/** @throws RangeError when the sum exceeds the safe integers. */
export const addCents = (...amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce<number>((total, amount) => total + amount, 0));

/** @throws RangeError when the difference exceeds the safe integers. */
export const subtractCents = (from: Cents, amount: Cents): Cents => cents(from - amount);

export const negateCents = (amount: Cents): Cents => cents(-amount);
