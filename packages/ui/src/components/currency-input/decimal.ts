/**
 * Exact decimal numbers as strings: an optional '-', digits, an optional point with digits
 * ('-1234.5'). No exponent, no grouping.
 */
export type Decimal = string;

const plain = /^-?\d*(?:\.\d*)?$/;

/** A number or decimal string as a plain decimal; `null` for anything else. */
export function toDecimal(value: number | string): Decimal | null {
  const text = typeof value === 'number' ? withoutExponent(value) : value.trim();
  return plain.test(text) && /\d/.test(text) ? text : null;
}

/** Removes leading zeros and a trailing point: '-00.5' → '-0.5', '1.' → '1'. */
export function tidy(value: Decimal): Decimal {
  const { sign, whole, fraction } = parts(value);
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const text = fraction === '' ? digits : `${digits}.${fraction}`;
  return /[1-9]/.test(text) ? sign + text : text;
}

/** Removes trailing zeros of a fraction: '3.500' → '3.5', '10.0' → '10'. */
export const withoutEndZeros = (value: Decimal): Decimal =>
  value.includes('.') ? value.replace(/\.?0+$/, '') : value;

/** Negative, zero or positive, as a sort function expects. */
export function compare(a: Decimal, b: Decimal): number {
  const places = Math.max(parts(a).fraction.length, parts(b).fraction.length);
  const left = scaled(a, places);
  const right = scaled(b, places);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Rounds to a number of decimals, half away from zero. */
export function round(value: Decimal, decimals: number): Decimal {
  const { sign, whole, fraction } = parts(value);
  if (fraction.length <= decimals) return value;
  const kept = BigInt(`${whole}${fraction.slice(0, decimals)}` || '0');
  const up = (fraction[decimals] ?? '0') >= '5' ? 1n : 0n;
  const digits = (kept + up).toString().padStart(decimals + 1, '0');
  const split = digits.length - decimals;
  return tidy(`${sign}${digits.slice(0, split)}.${digits.slice(split)}`);
}

/** Number of significant digits, without leading zeros. */
export function significantDigits(value: Decimal): number {
  return value.replace(/[-.]/g, '').replace(/^0+/, '').length;
}

function parts(value: Decimal): { sign: string; whole: string; fraction: string } {
  const sign = value.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = value.slice(sign.length).split('.');
  return { sign, whole, fraction };
}

function scaled(value: Decimal, places: number): bigint {
  const { sign, whole, fraction } = parts(value);
  const digits = BigInt(`${whole}${fraction.padEnd(places, '0')}` || '0');
  return sign === '-' ? -digits : digits;
}

function withoutExponent(value: number): string {
  const text = String(value);
  const [mantissa = '', exponent] = text.split('e');
  if (exponent === undefined) return text;
  const { sign, whole, fraction } = parts(mantissa);
  const point = whole.length + Number(exponent);
  const digits = (whole + fraction).padEnd(Math.max(0, point), '0');
  if (point >= digits.length) return sign + digits;
  if (point > 0) return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
  return `${sign}0.${'0'.repeat(-point)}${digits}`;
}
