import { type Cents, cents, isCents } from './cents.ts';

/**
 * Reads a sum of cents, a whole number of any size as text, exactly.
 * @returns undefined beyond $90,071,992,547,409.91, which no amount in code can hold.
 */
export function readCents(text: string): Cents | undefined {
  const exact = BigInt(text);
  const value = Number(exact);
  return isCents(value) && BigInt(value) === exact ? cents(value) : undefined;
}

/** What a person reads in place of a sum that is too large to be shown exactly. */
export const sumTooLarge =
  'These amounts add up to more than can be shown exactly. Choose a shorter period or fewer accounts.';
