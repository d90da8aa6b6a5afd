import { amountText, enteredOf, isClearBody } from './currency-text.ts';
import { compare, type Decimal, tidy } from './decimal.ts';

/**
 * Possible meanings of an ambiguous body, as the user should write them: '12,34' is 12.34 or 1,234. Empty when none is
 * likely ('1.2.3'); readings above `max` are left out.
 */
export function readingsOf(body: string, decimals: number, max: Decimal | null): readonly string[] {
  const given = body.trimEnd();
  const last = Math.max(given.lastIndexOf(','), given.lastIndexOf(' '));
  const hasPoint = given.includes('.');
  const isPointMeant = last >= 0 && last < given.length - 1 && !hasPoint;
  return [
    isPointMeant ? `${enteredOf(given.slice(0, last))}.${given.slice(last + 1)}` : '',
    enteredOf(given),
  ]
    .filter((entered) => /\d/.test(entered) && isClearBody(entered, decimals))
    .map(tidy)
    .filter((amount) => max === null || compare(amount, max) <= 0)
    .map((amount) => amountText(amount, ''));
}
