import { amountText, enteredOf, isClearBody } from './currency-text.ts';
import { compare, type Decimal, tidy } from './decimal.ts';

/**
 * What a body in doubt may mean, as a person should write it: '12,34' is 12.34 or 1,234. Empty where
 * no reading stands out ('1.2.3'), and without what is more than `max`.
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
