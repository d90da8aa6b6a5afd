import { type Cents, cents } from './cents.ts';

/**
 * Splits an amount into equal parts that sum to it; the first parts take the odd cents.
 * @throws RangeError when `parts` is not a positive whole number.
 */
export function allocate(total: Cents, parts: number): Cents[] {
  if (!Number.isInteger(parts) || parts < 1)
    throw new RangeError(`Not a number of parts: ${parts}`);
  const base = Math.trunc(total / parts);
  const rest = total - base * parts;
  const step = Math.sign(rest);
  return Array.from({ length: parts }, (_, index) =>
    cents(index < Math.abs(rest) ? base + step : base),
  );
}
