const WEIGHTS = [3, 7, 1] as const;

/**
 * Whether nine digits are a bank's routing number: weighted 3, 7, 1 from the left, they sum to a multiple of ten (the
 * ABA checksum). Nine zeros are invalid.
 */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (WEIGHTS[index % WEIGHTS.length] ?? 0),
    0,
  );
  return sum % 10 === 0;
}
