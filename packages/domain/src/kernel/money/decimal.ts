import { type Cents, cents, isCents } from './cents.ts';

const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/**
 * Reads exact decimal dollars such as `1234.5` or `-0.07`. Returns undefined for anything else: separators, exponents,
 * a third decimal, an unsafe size.
 */
export function parseDollars(text: string): Cents | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '0', fraction = ''] = match;
  const value = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (!isCents(value)) return undefined;
  return cents(sign ? -value : value);
}

/** Exact decimal dollars with two places, such as `-12.50`. */
export function formatDollars(amount: Cents): string {
  const digits = Math.abs(amount).toString().padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads a JSON number of dollars. A number with more than two decimals is rejected (undefined), never rounded. */
export function centsFromNumber(dollars: number): Cents | undefined {
  const value = Math.round(dollars * 100);
  return isCents(value) && value / 100 === dollars ? cents(value) : undefined;
}

/** An amount as a JSON number of dollars. */
export const numberFromCents = (amount: Cents): number => amount / 100;
