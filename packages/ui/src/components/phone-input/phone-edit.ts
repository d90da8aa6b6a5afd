import { deleteRange } from '../../field/masked/delete-range.ts';
import {
  type Accepted,
  caretAt,
  caretAtEnd,
  type Mask,
  type MaskEdit,
  type MaskResult,
  type MaskState,
  nothingToDo,
  refuse,
} from '../../field/masked/mask.ts';
import { plainText } from '../../field/masked/plain-text.ts';

/** Emitted while there are not exactly ten digits. */
export const invalidPhone = 'invalid format';

const length = 10;
/** A label may precede the number: 'Tel. +1.202.555.0187', 'Phone: (202) 555-0187'. */
const written = /^(?:[a-z]+\s*[.:]*)?\s*(\+?)([\d\s().\-/]*)$/i;
const literals = /^[\s()+.\-/]$/;

/** Up to ten digits as `(###) ###-####`; a separator appears with the digit after it. */
export function phoneText(digits: string): string {
  if (digits === '') return '';
  if (digits.length <= 3) return `(${digits}`;
  const area = `(${digits.slice(0, 3)}) `;
  if (digits.length <= 6) return area + digits.slice(3);
  return `${area}${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/**
 * The national digits of a written US number. The country code is dropped: no area code starts with 1. `null` for a
 * foreign number and for anything else.
 */
export function readPhone(text: string): string | null {
  const match = written.exec(plainText(text));
  if (match === null) return null;
  const digits = (match[2] ?? '').replace(/\D/g, '');
  if (digits === '') return null;
  if (match[1] === '+' && digits[0] !== '1') return null;
  return digits[0] === '1' ? digits.slice(1) : digits;
}

/** US phone numbers: text `(###) ###-####`, value ten digits or {@link invalidPhone}. */
export const phoneMask: Mask<string> = {
  edit: (state, edit) => {
    if (edit.type === 'delete') return remove(state, edit);
    if (edit.type === 'insert') return insert(state, edit.text);
    return paste(state, edit);
  },
  commit: (text) => accepted(caretAtEnd(phoneText(digitsOf(text)))),
  textOf: (value) => {
    const digits = readPhone(value ?? '') ?? '';
    return digits.length <= length ? phoneText(digits) : '';
  },
  read: (text) => {
    const digits = digitsOf(text);
    return { value: digits.length === length ? digits : invalidPhone, key: digits };
  },
  says: (text, value) => {
    const digits = digitsOf(text);
    if (value === invalidPhone) return digits.length !== length;
    return digits === (readPhone(value ?? '') ?? '');
  },
};

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function remove(state: MaskState, edit: Extract<MaskEdit, { type: 'delete' }>): MaskResult {
  const range = deleteRange(state, edit, (index) =>
    isDigit(state.text.charCodeAt(index)) ? 'own' : 'literal',
  );
  if (range === null) return nothingToDo;
  const { text } = state;
  const digits = digitsOf(text.slice(0, range.from)) + digitsOf(text.slice(range.to));
  return accepted(caretIn(digits, range.caret));
}

/** The text extends to the caret: separators before a caret at the end are kept. */
function caretIn(digits: string, caret: number): MaskState {
  const text = phoneText(digits);
  if (digits === '') return caretAtEnd(text);
  const tail = digits.length === 3 ? ') ' : digits.length === 6 ? '-' : '';
  const reached = text + tail.slice(0, Math.max(0, caret - text.length));
  return caretAt(reached, Math.min(caret, reached.length));
}

function insert(state: MaskState, character: string): MaskResult {
  const digit = plainText(character);
  if (digit.length === 1 && isDigit(digit.charCodeAt(0))) return put(state, digit);
  return digit === '' || literals.test(digit) ? nothingToDo : refuse('digits-only');
}

/** A full number replaces everything; a part is inserted at the caret. */
function paste(state: MaskState, edit: Extract<MaskEdit, { text: string }>): MaskResult {
  if (edit.type === 'fill' && edit.text === '') return accepted(caretAtEnd(''));
  const digits = readPhone(edit.text);
  if (digits === null) return refuse('phone-unreadable');
  if (edit.type === 'fill' || digits.length >= length) {
    if (digits.length > length) return refuse('phone-unreadable');
    return accepted(caretAtEnd(phoneText(digits)));
  }
  const atStart = digitsOf(state.text.slice(0, state.start)) === '';
  return put(state, atStart ? digits : digitsOf(plainText(edit.text)));
}

function put(state: MaskState, digits: string): MaskResult {
  const before = digitsOf(state.text.slice(0, state.start));
  const after = digitsOf(state.text.slice(state.end));
  if (before === '' && digits[0] === '1') return refuse('phone-country-code');
  if (before.length + digits.length + after.length > length) return refuse('phone-full');
  const caret = phoneText(before + digits).length;
  return accepted(caretAt(phoneText(before + digits + after), caret));
}

function accepted(state: MaskState): Accepted {
  return { state };
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
