import { plainText } from '../../field/masked/plain-text.ts';
import { type Decimal, toDecimal } from './decimal.ts';

/** Characters that typing can produce after the prefix. */
const typed = /^[\d., ]*$/;
/** Commas between groups of three, or none. */
const wholePart = /^(?:\d*|[1-9]\d{0,2}(?:,\d{3})+)$/;
const thousands = /[, ]/g;

/** An entered amount ('-1234.5', also incomplete as '-' or '12.') with prefix and commas. */
export function amountText(entered: string, prefix: string): string {
  if (entered === '') return '';
  const sign = entered.startsWith('-') ? '-' : '';
  const point = entered.indexOf('.');
  const whole = entered.slice(sign.length, point < 0 ? undefined : point);
  return sign + prefix + withCommas(whole) + (point < 0 ? '' : entered.slice(point));
}

/** Whether typing can produce a text; one set from outside may be anything. */
export function isAmountText(text: string, prefix: string): boolean {
  return text === '' || typed.test(text.slice(bodyStart(text, prefix)));
}

/**
 * Whether a body ('-1,234.5': the text without its prefix) is one amount or the start of one: groups of three or none,
 * one point, no more decimals than allowed.
 */
export function isClearBody(body: string, decimals: number): boolean {
  const { whole, fraction } = partsOf(body);
  if (!wholePart.test(whole)) return false;
  return (
    fraction === null || (decimals > 0 && /^\d*$/.test(fraction) && fraction.length <= decimals)
  );
}

/** Whether only its number of decimals makes a body invalid. */
export function hasOnlyTooManyDecimals(body: string, decimals: number): boolean {
  return !isClearBody(body, decimals) && isClearBody(body, Number.MAX_SAFE_INTEGER);
}

/** Whether a text is empty or exactly one amount. */
export function isClearText(text: string, prefix: string, decimals: number): boolean {
  return isAmountText(text, prefix) && isClearBody(bodyIn(text, prefix), decimals);
}

/** A body without thousands separators. */
export const enteredOf = (body: string): string => body.replaceAll(thousands, '');

function partsOf(body: string): { whole: string; fraction: string | null } {
  const unsigned = body.replace(/^-/, '').trimEnd();
  const point = unsigned.indexOf('.');
  return point < 0
    ? { whole: unsigned, fraction: null }
    : { whole: unsigned.slice(0, point), fraction: unsigned.slice(point + 1) };
}

/** Index of the first digit: after sign and prefix. */
export function bodyStart(text: string, prefix: string): number {
  const sign = text.startsWith('-') ? 1 : 0;
  return text.startsWith(prefix, sign) ? sign + prefix.length : sign;
}

/** Sign, digits and separators of a text between two offsets, unchanged. */
export function bodyIn(text: string, prefix: string, from = 0, to = text.length): string {
  const sign = from === 0 && to > 0 && text.startsWith('-') ? '-' : '';
  return sign + text.slice(Math.max(from, bodyStart(text, prefix)), to);
}

/** Entered characters of a text between two offsets: sign, digits and point. */
export function enteredIn(text: string, prefix: string, from = 0, to = text.length): string {
  return enteredOf(bodyIn(text, prefix, from, to));
}

/** The offset after a number of entered characters. */
export function offsetBehind(text: string, prefix: string, count: number): number {
  let offset = bodyStart(text, prefix);
  let seen = text.startsWith('-') ? 1 : 0;
  while (seen < count && offset < text.length) {
    if (text[offset] !== ',') seen += 1;
    offset += 1;
  }
  return offset;
}

/**
 * An amount written by hand or another program: commas in groups of three or none, a leading or trailing minus or
 * accounting parentheses, the prefix, '$' or 'USD' before or 'USD' after; zeros beyond `decimals` are ignored. `null`
 * for everything else: '1.234,56', '0,123' and '1e5' are not guessed.
 */
export function readAmount(text: string, prefix: string, decimals: number): Decimal | null {
  let rest = plainText(text);
  let minuses = 0;
  for (const take of [takeMinus, takeSymbol, takeMinus, takeSymbol, takeMinus]) take();
  rest = rest.replace(/\s*USD$/i, '');
  takeMinusBehind();
  const { whole, fraction } = partsOf(rest);
  if (minuses > 1 || rest.startsWith('-') || !wholePart.test(whole)) return null;
  const kept = fraction?.replace(/^(\d*?)0*$/, (zeros, exact: string) =>
    exact.length <= decimals ? zeros.slice(0, decimals) : zeros,
  );
  const amount = toDecimal(enteredOf(whole) + (kept === undefined ? '' : `.${kept}`));
  return amount !== null && minuses > 0 ? `-${amount}` : amount;

  function takeMinus(): void {
    if (rest.startsWith('-')) rest = rest.slice(1).trim();
    else if (rest.startsWith('(') && rest.endsWith(')')) rest = rest.slice(1, -1).trim();
    else return;
    minuses += 1;
  }

  function takeMinusBehind(): void {
    if (!/\d\.?\s*-$/.test(rest)) return;
    rest = rest.slice(0, -1).trim();
    minuses += 1;
  }

  function takeSymbol(): void {
    for (const symbol of [plainText(prefix), 'US$', '$', 'USD']) {
      if (symbol === '' || !rest.toUpperCase().startsWith(symbol.toUpperCase())) continue;
      rest = rest.slice(symbol.length).trim();
      return;
    }
  }
}

/** Digits after a leading zero are unchanged: '0123' is incomplete, and '0,123' would be ambiguous. */
function withCommas(digits: string): string {
  if (digits.length <= 3 || digits.startsWith('0')) return digits;
  const first = digits.length % 3;
  let text = digits.slice(0, first);
  for (let at = first; at < digits.length; at += 3) {
    text += (text === '' ? '' : ',') + digits.slice(at, at + 3);
  }
  return text;
}
