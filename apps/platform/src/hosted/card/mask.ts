import { longestNumber, shapeOf } from './brands.ts';

/** A field's text and caret position. */
export interface Edited {
  readonly text: string;
  readonly caret: number;
}

/** Formats digits for display. @param isDeleting leaves no separator at the end. */
export type DigitFormat = (digits: string, isDeleting: boolean) => string;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** `4242 4242 4242 4242`, or `3782 822463 10005` with the brand's own gaps. */
export const formatNumber: DigitFormat = (digits) => {
  const shape = shapeOf(digits);
  const kept = digits.slice(0, shape?.lengths.at(-1) ?? longestNumber);
  const gaps = shape?.gaps ?? [4, 8, 12, 16];
  const spaced = (digit: string, index: number) => (gaps.includes(index) ? ` ${digit}` : digit);
  return kept.split('').map(spaced).join('');
};

/** `04 / 30`. Digits that can't start a month, such as 2 or 13, get a leading zero; a four-digit year is shortened. */
export const formatExpiration: DigitFormat = (digits, isDeleting) => {
  const padded = /^(?:[2-9]|1[3-9])/.test(digits) ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  const year =
    padded.length === 6 && padded.slice(2, 4) === '20' ? padded.slice(4) : padded.slice(2, 4);
  if (month.length < 2 || (year === '' && isDeleting)) return month;
  return `${month} / ${year}`;
};

export const formatCode =
  (length: number): DigitFormat =>
  (digits) =>
    digits.slice(0, length);

/** Formats an edited text. The caret stays behind the same digit. */
export function reformat(edited: Edited, format: DigitFormat, isDeleting: boolean): Edited {
  const text = format(digitsOf(edited.text), isDeleting);
  if (edited.caret >= edited.text.length) return { text, caret: text.length };
  const digitsBefore = digitsOf(edited.text.slice(0, edited.caret)).length;
  let caret = 0;
  for (let seen = 0; seen < digitsBefore && caret < text.length; caret += 1) {
    if (/\d/.test(text.charAt(caret))) seen += 1;
  }
  if (!isDeleting) while (caret < text.length && /\D/.test(text.charAt(caret))) caret += 1;
  return { text, caret };
}

/**
 * The caret position from which Backspace or Delete removes a digit instead of a separator, which would reappear at
 * once.
 */
export function stepOverSeparators({ text, caret }: Edited, key: 'Backspace' | 'Delete'): number {
  const isSeparator = (index: number) => /^\D$/.test(text.charAt(index));
  let place = caret;
  if (key === 'Backspace') while (isSeparator(place - 1)) place -= 1;
  else while (isSeparator(place)) place += 1;
  return place;
}
