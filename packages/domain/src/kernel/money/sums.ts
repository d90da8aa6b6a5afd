import { type Cents, cents, isCents } from './cents.ts';

/**
 * Reads a sum of cents exactly: a whole number of any size, as text.
 * @returns undefined beyond $90,071,992,547,409.91, which no amount in code can hold.
 */
export function readCents(text: string): Cents | undefined {
  const exact = BigInt(text);
  const value = Number(exact);
  return isCents(value) && BigInt(value) === exact ? cents(value) : undefined;
}

/** Shown in place of a sum that is too large to be exact. */
export const sumTooLarge =
  'These amounts add up to more than can be shown exactly. Choose a shorter period or fewer accounts.';
