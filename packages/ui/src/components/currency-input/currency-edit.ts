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
  refuseSeparator,
} from '../../field/masked/mask.ts';
import { plainText } from '../../field/masked/plain-text.ts';
import {
  amountText,
  bodyStart,
  enteredIn,
  isAmountText,
  offsetBehind,
  readAmount,
} from './currency-text.ts';
import {
  compare,
  type Decimal,
  round,
  significantDigits,
  tidy,
  toDecimal,
  withoutEndZeros,
} from './decimal.ts';

export type CurrencyValue = number | string | null;

export interface CurrencyRules {
  readonly decimals: number;
  readonly prefix: string;
  readonly min: Decimal | null;
  readonly max: Decimal | null;
  readonly allowNegative: boolean;
  readonly output: 'number' | 'string';
  /** Whether '1.5' is written '1.50'; otherwise zeros at the end are left off. @default true */
  readonly padsDecimals?: boolean;
}

/** A number of 15 significant digits survives the way to a double and back. */
const exactNumberDigits = 15;
/** What people write between thousands or in front of decimals. */
const separators = /^[.,'’٫٬]$/;
const amount = /^-?\d*(?:\.\d*)?$/;

/**
 * Amounts of money as text ('$1,234.56'). Every rule works on what was entered ('1234.56'); prefix
 * and commas are put around it afterwards, and the caret is kept behind the same entered character.
 */
export function currencyMask(rules: CurrencyRules): Mask<CurrencyValue> {
  const { decimals, prefix, max, allowNegative, output, padsDecimals = true } = rules;
  const min = allowNegative ? rules.min : atLeastZero(rules.min);
  /** What is entered without a sign cannot be below zero. */
  const least = min === '0' && !allowNegative ? null : min;

  function textOf(value: CurrencyValue | undefined): string {
    const decimal = value === null || value === undefined ? null : toDecimal(value);
    if (decimal !== null) return amountText(finished(clamp(round(decimal, decimals))), prefix);
    return typeof value === 'string' ? value.trim() : '';
  }

  /** '1.5' becomes '1.50', or stays and '1.50' becomes it; whole amounts stay whole. */
  function finished(value: Decimal): Decimal {
    const text = tidy(value);
    const point = text.indexOf('.');
    if (!padsDecimals) return withoutEndZeros(text);
    return point < 0 ? text : text.padEnd(point + 1 + decimals, '0');
  }

  function clamp(value: Decimal): Decimal {
    if (max !== null && compare(value, max) > 0) return max;
    return min !== null && compare(value, min) < 0 ? min : value;
  }

  function remove(state: MaskState, edit: Extract<MaskEdit, { type: 'delete' }>): MaskResult {
    const { text } = state;
    const start = bodyStart(text, prefix);
    const beyondPoint = stepOverPoint(state, edit);
    if (beyondPoint !== null) return { state: beyondPoint };
    const range = deleteRange(state, edit, (index) => {
      if (index < start) return index === 0 && text.startsWith('-') ? 'own' : 'literal';
      if (text[index] === '.' && edit.unit === 'word') return 'literal';
      return text[index] === ',' ? 'joiner' : 'own';
    });
    if (range === null) return nothingToDo;
    const before = enteredIn(text, prefix, 0, range.from);
    const after = enteredIn(text, prefix, range.to);
    const point = keptPoint(text.slice(range.from, range.to), after);
    const caret = enteredIn(text, prefix, 0, range.caret).length;
    return limited(before + point + after, caret);
  }

  function insert(state: MaskState, character: string): MaskResult {
    const sign = plainText(character);
    if (sign === '-') return minus(state);
    if (sign === '.' || sign === ',') {
      const steppedOver = state.start === state.end && state.text[state.start] === sign;
      if (steppedOver) return { state: caretAt(state.text, state.start + 1) };
    } else if (sign === '' || prefix.includes(sign)) return nothingToDo;
    if (/^[\d.]$/.test(sign)) return put(state, sign);
    return separators.test(sign)
      ? refuseSeparator('amount-characters')
      : refuse('amount-characters');
  }

  function minus(state: MaskState): MaskResult {
    const { text, start, end } = state;
    const first = enteredIn(text, prefix, 0, start).replace('-', '') === '';
    if (!allowNegative) {
      const floor = amountText(min ?? '0', prefix);
      return first
        ? { state: caretAtEnd(floor), notice: { reason: 'amount-negative' } }
        : refuse('amount-negative');
    }
    const signKept = text.startsWith('-') && (start > 0 || end === 0);
    if (!first || signKept) return nothingToDo;
    return limited(`-${enteredIn(text, prefix, end).replace('-', '')}`, 1);
  }

  function paste(state: MaskState, edit: Extract<MaskEdit, { text: string }>): MaskResult {
    if (edit.type === 'fill' && edit.text === '') return { state: caretAtEnd('') };
    const read = readAmount(edit.text, prefix);
    if (read === null) return refuse('amount-unreadable');
    if (read.startsWith('-') && !allowNegative) return refuse('amount-negative');
    const target = edit.type === 'fill' ? { ...state, start: 0, end: state.text.length } : state;
    return put(target, read);
  }

  /** Entered characters take the place of the selection. */
  function put(state: MaskState, inserted: string): MaskResult {
    const { text } = state;
    const after = enteredIn(text, prefix, state.end);
    const signFirst = state.end === 0 && after.startsWith('-');
    const before = signFirst ? '-' : enteredIn(text, prefix, 0, state.start);
    const rest = signFirst ? after.slice(1) : after;
    const cut = inserted.includes('.') ? '' : text.slice(state.start, state.end);
    let entered = before + inserted + keptPoint(cut, rest) + rest;
    const isDigit = inserted.length === 1 && inserted !== '.';
    if (!isDigit && !amount.test(entered)) {
      return inserted === '.'
        ? refuseSeparator('amount-second-point')
        : refuse('amount-unreadable');
    }
    const point = entered.indexOf('.');
    if (point >= 0 && (decimals === 0 || entered.length - point - 1 > decimals)) {
      const refused = inserted === '.' ? refuseSeparator : refuse;
      return refused('amount-decimals', String(decimals));
    }
    const mayBeInexact = output === 'number' && entered.length > exactNumberDigits;
    if (mayBeInexact && significantDigits(entered) > exactNumberDigits) {
      return refuse('amount-too-long', String(exactNumberDigits));
    }
    let caret = before.length + inserted.length;
    const first = entered.startsWith('-') ? 1 : 0;
    while (entered[first] === '0' && first < caret && /\d/.test(entered[first + 1] ?? '')) {
      entered = entered.slice(0, first) + entered.slice(first + 1);
      caret -= 1;
    }
    if (entered[first] === '.') {
      entered = `${entered.slice(0, first)}0${entered.slice(first)}`;
      caret += 1;
    }
    return limited(entered, caret);
  }

  /** The maximum holds at once; the minimum only on commit, or no amount could be typed. */
  function limited(entered: string, caret: number): Accepted {
    if (max !== null && /\d/.test(entered) && compare(entered, max) > 0) {
      const limit = amountText(max, prefix);
      return { state: caretAtEnd(limit), notice: { reason: 'amount-above-max', limit } };
    }
    const text = amountText(entered, prefix);
    if (caret === entered.length) return { state: caretAtEnd(text) };
    return { state: caretAt(text, offsetBehind(text, prefix, caret)) };
  }

  return {
    edit: (given, edit) => {
      const state = isAmountText(given.text, prefix) ? given : caretAt('', 0);
      if (edit.type === 'delete') return state === given ? remove(state, edit) : { state };
      return edit.type === 'insert' ? insert(state, edit.text) : paste(state, edit);
    },
    commit: (text) => {
      if (!isAmountText(text, prefix)) return { state: caretAtEnd(text) };
      const entered = enteredIn(text, prefix);
      if (!/\d/.test(entered)) return { state: caretAtEnd('') };
      if (least !== null && compare(entered, least) < 0) {
        const limit = amountText(least, prefix);
        return { state: caretAtEnd(limit), notice: { reason: 'amount-below-min', limit } };
      }
      return { state: caretAtEnd(amountText(finished(entered), prefix)) };
    },
    textOf,
    read: (text) => {
      const entered = enteredIn(text, prefix);
      if (!isAmountText(text, prefix)) return { value: null, key: '' };
      if (!/\d/.test(entered)) return { value: null, key: '' };
      const hold = least !== null && compare(entered, least) < 0;
      if (output === 'number') {
        const value = toNumber(entered);
        return { value, key: String(value), hold };
      }
      const value = tidy(entered);
      return { value, key: value, hold };
    },
    says: (text, value) => {
      if (!isAmountText(text, prefix)) return typeof value === 'string' && value.trim() === text;
      const entered = enteredIn(text, prefix);
      const said = value === null || value === undefined ? null : toDecimal(value);
      if (said === null) return !/\d/.test(entered);
      return /\d/.test(entered) && compare(entered, said) === 0;
    },
  };
}

/** A point between digits is not deleted by one key: the caret steps over it, the amount stays. */
function stepOverPoint(
  { text, start, end }: MaskState,
  { direction, unit }: Extract<MaskEdit, { type: 'delete' }>,
): MaskState | null {
  const isBackward = direction === 'backward';
  const at = isBackward ? start - 1 : start;
  if (start !== end || unit !== 'character' || text[at] !== '.') return null;
  return /\d/.test(text.slice(at + 1)) ? caretAt(text, isBackward ? at : at + 1) : null;
}

/** Decimals that outlive a deletion stay decimals: '$1,2[34.5]6' becomes '$12.6'. */
function keptPoint(deleted: string, after: string): '.' | '' {
  return deleted.includes('.') && /\d/.test(after) ? '.' : '';
}

/** Never -0, which would be another value than 0 to whoever compares. */
function toNumber(entered: string): number {
  return Number(entered) + 0;
}

function atLeastZero(min: Decimal | null): Decimal {
  return min === null || compare(min, '0') < 0 ? '0' : min;
}
