/**
 * A share in per cent with two decimals, half rounded up; `0.00` when there is nothing to divide by.
 * Exact for all safe integers.
 */
export function share(part: number, whole: number): string {
  if (whole === 0) return '0.00';
  const hundredths = (BigInt(part) * 20_000n + BigInt(whole)) / (BigInt(whole) * 2n);
  const digits = hundredths.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
