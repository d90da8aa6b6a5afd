import { plainText } from '../../field/masked/plain-text.ts';
import { type Decimal, toDecimal } from './decimal.ts';

const body = /^[\d,]*(?:\.\d*)?$/;
const grouped = /^\d{1,3}(?:,\d{3})+$/;

/** An amount as entered ('-1234.5', also unfinished as '-' or '12.') with prefix and commas. */
export function amountText(entered: string, prefix: string): string {
  if (entered === '') return '';
  const sign = entered.startsWith('-') ? '-' : '';
  const point = entered.indexOf('.');
  const whole = entered.slice(sign.length, point < 0 ? undefined : point);
  return sign + prefix + withCommas(whole) + (point < 0 ? '' : entered.slice(point));
}

/** Whether a text is one this field writes; one set from outside may be anything. */
export function isAmountText(text: string, prefix: string): boolean {
  return text === '' || body.test(text.slice(bodyStart(text, prefix)));
}

/** Where the digits begin: after sign and prefix. */
export function bodyStart(text: string, prefix: string): number {
  const sign = text.startsWith('-') ? 1 : 0;
  return text.startsWith(prefix, sign) ? sign + prefix.length : sign;
}

/** What was entered: sign, digits and point of a text between two offsets. */
export function enteredIn(text: string, prefix: string, from = 0, to = text.length): string {
  const sign = from === 0 && to > 0 && text.startsWith('-') ? '-' : '';
  return sign + text.slice(Math.max(from, bodyStart(text, prefix)), to).replaceAll(',', '');
}

/** The offset just behind so many entered characters. */
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
 * An amount written by hand or by another program: commas in groups of three or none, a leading
 * minus or accounting parentheses, the prefix, '$' or 'USD' in front or 'USD' behind. `null` for
 * everything else: '1.234,56' and '1e5' are not guessed at.
 */
export function readAmount(text: string, prefix: string): Decimal | null {
  let rest = plainText(text);
  const inParentheses = rest.startsWith('(') && rest.endsWith(')');
  if (inParentheses) rest = rest.slice(1, -1).trim();
  let minus = takeMinus();
  for (const symbol of [plainText(prefix), 'US$', '$', 'USD']) {
    if (symbol !== '' && rest.toUpperCase().startsWith(symbol.toUpperCase())) {
      rest = rest.slice(symbol.length).trim();
      break;
    }
  }
  minus ||= takeMinus();
  rest = rest.replace(/\s*USD$/i, '');
  const [whole = '', ...fractions] = rest.split('.');
  if (fractions.length > 1 || (minus && inParentheses)) return null;
  const digits = grouped.test(whole) ? whole.replaceAll(',', '') : whole;
  const amount = toDecimal(fractions.length === 0 ? digits : `${digits}.${fractions[0] ?? ''}`);
  if (amount === null || amount.startsWith('-')) return null;
  return minus || inParentheses ? `-${amount}` : amount;

  function takeMinus(): boolean {
    if (!rest.startsWith('-')) return false;
    rest = rest.slice(1).trim();
    return true;
  }
}

function withCommas(digits: string): string {
  if (digits.length <= 3) return digits;
  const first = digits.length % 3;
  let text = digits.slice(0, first);
  for (let at = first; at < digits.length; at += 3) {
    text += (text === '' ? '' : ',') + digits.slice(at, at + 3);
  }
  return text;
}
