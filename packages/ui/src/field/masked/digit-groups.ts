import { deleteRange } from './delete-range.ts';
import {
  caretAt,
  caretAtEnd,
  type Mask,
  type MaskEdit,
  type MaskResult,
  type MaskState,
  nothingToDo,
  refuse,
} from './mask.ts';
import { plainText } from './plain-text.ts';

export interface DigitGroups {
  /** Digits per group: 3, 2, 4 of a Social Security number. */
  readonly groups: readonly number[];
  /** A complete example, shown when a text can't be read. */
  readonly sample: string;
}

const literal = /^[\s-]$/;
const isDigit = (character: string | undefined) => character !== undefined && /\d/.test(character);
export const digitsIn = (text: string) => text.replaceAll(/\D/g, '');

/** Digits in hyphenated groups; a hyphen appears with the digit after it. */
export function groupedText(digits: string, groups: readonly number[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const length of groups) {
    if (from >= digits.length) break;
    parts.push(digits.slice(from, from + length));
    from += length;
  }
  return parts.join('-');
}

/** Numbers written in groups of digits, such as 123-45-6789. The value is the digits so far. */
export function digitGroupsMask({ groups, sample }: DigitGroups): Mask<string> {
  const length = groups.reduce((sum, each) => sum + each, 0);
  const textOf = (digits: string) => groupedText(digits, groups);

  function remove(state: MaskState, edit: Extract<MaskEdit, { type: 'delete' }>): MaskResult {
    const { text } = state;
    const range = deleteRange(state, edit, (at) => (isDigit(text[at]) ? 'own' : 'literal'));
    if (range === null) return nothingToDo;
    const before = digitsIn(text.slice(0, range.from));
    const shortened = textOf(before + digitsIn(text.slice(range.to)));
    return { state: caretAt(shortened, Math.min(range.caret, shortened.length)) };
  }

  function put(state: MaskState, digits: string): MaskResult {
    const before = digitsIn(state.text.slice(0, state.start));
    const after = digitsIn(state.text.slice(state.end));
    if (before.length + digits.length + after.length > length) {
      return refuse('digits-full', String(length));
    }
    const caret = textOf(before + digits).length;
    return { state: caretAt(textOf(before + digits + after), caret) };
  }

  function insert(state: MaskState, character: string): MaskResult {
    const digit = plainText(character);
    if (digit.length === 1 && isDigit(digit)) return put(state, digit);
    return digit === '' || literal.test(digit) ? nothingToDo : refuse('digits-only');
  }

  /** A full number replaces everything; a part is inserted at the caret. */
  function paste(state: MaskState, edit: Extract<MaskEdit, { text: string }>): MaskResult {
    if (edit.type === 'fill' && edit.text === '') return { state: caretAtEnd('') };
    const text = plainText(edit.text);
    const digits = digitsIn(text);
    if (!/^[\d\s-]+$/.test(text) || digits === '' || digits.length > length) {
      return refuse('digits-unreadable', sample);
    }
    if (edit.type === 'fill' || digits.length === length) {
      return { state: caretAtEnd(textOf(digits)) };
    }
    return put(state, digits);
  }

  return {
    edit: (given, edit) => {
      const state = /^[\d-]*$/.test(given.text) ? given : caretAt('', 0);
      if (edit.type === 'delete') return remove(state, edit);
      return edit.type === 'insert' ? insert(state, edit.text) : paste(state, edit);
    },
    commit: (text) => ({ state: caretAtEnd(text) }),
    textOf: (value) => {
      const given = value ?? '';
      const digits = digitsIn(given);
      return /^[\d\s-]*$/.test(given) && digits.length <= length ? textOf(digits) : given;
    },
    read: (text) => ({ value: digitsIn(text), key: digitsIn(text) }),
    says: (text, value) => digitsIn(text) === digitsIn(value ?? ''),
  };
}
