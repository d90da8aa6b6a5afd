import { type Cents, cents } from './cents.ts';

const RATE = /^(-?)(\d+)(?:\.(\d{1,8}))?$/;

/**
 * A percentage of an amount, rounded half away from zero to the cent.
 * @param rate a decimal string in percent, at most 8 decimals: `'2.9'` is 2.9%.
 * @throws RangeError when the rate is not such a string.
 */
export function percentageOf(amount: Cents, rate: string): Cents {
  const match = RATE.exec(rate);
  if (!match) throw new RangeError(`Not a decimal percentage: ${rate}`);
  const [, sign, whole = '0', fraction = ''] = match;
  const numerator = BigInt(amount) * BigInt(whole + fraction) * (sign ? -1n : 1n);
  const divisor = 100n * 10n ** BigInt(fraction.length);
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n);
  return cents(Number(numerator < 0n ? -rounded : rounded));
}
