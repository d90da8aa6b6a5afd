/**
 * A share in percent with two decimals, half rounded up; `0.00` when the whole is zero. Exact for all safe integers.
 */
export function share(part: number, whole: number): string {
  if (whole === 0) return '0.00';
  const hundredths = (BigInt(part) * 20_000n + BigInt(whole)) / (BigInt(whole) * 2n);
  const digits = hundredths.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
