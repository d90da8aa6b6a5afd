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
import {
  amountText,
  bodyIn,
  bodyStart,
  enteredIn,
  enteredOf,
  hasOnlyTooManyDecimals,
  isAmountText,
  isClearBody,
  isClearText,
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
  /** Whether '1.5' is written '1.50'; otherwise trailing zeros are dropped. @default true */
  readonly padsDecimals?: boolean;
}

/** A number of 15 significant digits survives conversion to a double and back. */
const exactNumberDigits = 15;
/**
 * Money amounts as text ('$1,234.56'). The user enters digits and a point ('1234.56'); the mask then adds prefix and
 * commas and keeps the caret after the same entered character. A typed comma, or any separator that makes the amount
 * ambiguous ('12,34', '1.2.3'), stays as typed and the mask adds none: such a text has no value until it is
 * unambiguous.
 */
export function currencyMask(rules: CurrencyRules): Mask<CurrencyValue> {
  const { decimals, prefix, max, allowNegative, output, padsDecimals = true } = rules;
  const min = allowNegative ? rules.min : atLeastZero(rules.min);
  /** An amount entered without a sign can't be negative. */
  const least = min === '0' && !allowNegative ? null : min;

  function textOf(value: CurrencyValue | undefined): string {
    const decimal = value === null || value === undefined ? null : toDecimal(value);
    if (decimal !== null) return amountText(finished(clamp(round(decimal, decimals))), prefix);
    return typeof value === 'string' ? value.trim() : '';
  }

  /** Pads '1.5' to '1.50', or trims '1.50' to '1.5'; whole amounts are unchanged. */
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

  const isClear = (text: string) => isClearText(text, prefix, decimals);
  /** Whether the separators in a text are the user's rather than the mask's. */
  const isOwn = ({ text, isAsTyped = false }: MaskState) => isAsTyped || !isClear(text);
  const partOf = (state: MaskState) => (isOwn(state) ? bodyIn : enteredIn);

  function remove(state: MaskState, edit: Extract<MaskEdit, { type: 'delete' }>): MaskResult {
    const { text } = state;
    const start = bodyStart(text, prefix);
    const wasClear = isClear(text);
    const beyondPoint = wasClear ? stepOverPoint(state, edit) : null;
    if (beyondPoint !== null) return { state: beyondPoint };
    const isMasks = !isOwn(state);
    const range = deleteRange(state, edit, (index) => {
      if (index < start) return index === 0 && text.startsWith('-') ? 'own' : 'literal';
      if (text[index] === '.' && edit.unit === 'word' && wasClear) return 'literal';
      return isMasks && text[index] === ',' ? 'joiner' : 'own';
    });
    if (range === null) return nothingToDo;
    const part = partOf(state);
    const before = part(text, prefix, 0, range.from);
    const after = part(text, prefix, range.to);
    const point = wasClear ? keptPoint(text.slice(range.from, range.to), after) : '';
    const caret = part(text, prefix, 0, range.caret).length;
    const shortened = shown(before + point + after, caret);
    // Zeros that lost the digit before them wait for another digit.
    const isWaiting = caret === before.length && before.replace('-', '') === '' && after[0] === '0';
    return isWaiting ? { ...shortened, state: { ...shortened.state, isAsTyped: true } } : shortened;
  }

  function insert(state: MaskState, character: string): MaskResult {
    const isEmpty = enteredIn(state.text, prefix, 0, state.start).replace('-', '') === '';
    if (/^\s$/.test(character)) return isEmpty ? nothingToDo : put(state, ' ', false);
    const sign = plainText(character);
    if (sign === '-' || sign === '(') return minus(state, sign);
    if (sign === ')' && state.text.startsWith('-')) return nothingToDo;
    if (sign === '.' || sign === ',') {
      const steppedOver = state.start === state.end && state.text[state.start] === sign;
      if (steppedOver) return { state: { ...state, ...caretAt(state.text, state.start + 1) } };
    } else if (sign === '' || prefix.includes(sign)) return nothingToDo;
    return /^[\d.,]$/.test(sign) ? put(state, sign, false) : refuse('amount-characters');
  }

  /** A minus before the amount, or after it in accounting notation. */
  function minus(state: MaskState, sign: string): MaskResult {
    const { text, start, end } = state;
    const part = partOf(state);
    const entered = enteredIn(text, prefix, 0, start).replace('-', '');
    if (!allowNegative) {
      const floor = amountText(min ?? '0', prefix);
      return entered === ''
        ? { state: caretAtEnd(floor), notice: { reason: 'amount-negative' } }
        : refuse('amount-negative');
    }
    const isSigned = text.startsWith('-') && (start > 0 || end === 0);
    if (isSigned && entered === '') return nothingToDo;
    if (entered === '') return shown(`-${part(text, prefix, end).replace('-', '')}`, 1);
    if (isSigned || sign === '(' || start < text.length) return refuse('amount-characters');
    const body = `-${part(text, prefix)}`;
    return shown(body, body.length);
  }

  function paste(state: MaskState, edit: Extract<MaskEdit, { text: string }>): MaskResult {
    if (edit.type === 'fill' && edit.text === '') return { state: caretAtEnd('') };
    const read = readAmount(edit.text, prefix, decimals);
    if (read === null) return refuse('amount-unreadable');
    if (read.startsWith('-') && !allowNegative) return refuse('amount-negative');
    const target = edit.type === 'fill' ? { ...state, start: 0, end: state.text.length } : state;
    return put(target, read, true);
  }

  /** Entered characters replace the selection. */
  function put(state: MaskState, inserted: string, isPasted: boolean): MaskResult {
    const { text } = state;
    const part = partOf(state);
    const behind = part(text, prefix, state.end);
    const isSignBehind = state.end === 0 && behind.startsWith('-');
    const before = isSignBehind ? '-' : part(text, prefix, 0, state.start);
    const after = isSignBehind ? behind.slice(1) : behind;
    const wasClear = isClear(text) || before + after === '';
    const cut = inserted.includes('.') || !wasClear ? '' : text.slice(state.start, state.end);
    const body = before + inserted + keptPoint(cut, after) + after;
    const caret = before.length + inserted.length;
    const isDigit = /^\d$/.test(inserted);
    if (wasClear && (isDigit || isPasted) && hasOnlyTooManyDecimals(body, decimals)) {
      return refuse('amount-decimals', String(decimals));
    }
    if (!isClearBody(body, decimals)) {
      return wasClear && isPasted ? refuse('amount-unreadable') : shown(body, caret);
    }
    const mayBeInexact = output === 'number' && body.length > exactNumberDigits;
    if (mayBeInexact && significantDigits(enteredOf(body)) > exactNumberDigits) {
      return refuse('amount-too-long', String(exactNumberDigits));
    }
    if (body.includes(',')) return shown(body, caret);
    const isFirst = isDigit && before.replace('-', '') === '' && !isOwn(state);
    const givesWay = isFirst && /^0(?!\d)/.test(after);
    return tidied(givesWay ? before + inserted + after.slice(1) : body, caret);
  }

  /** Zeros before the caret give way to other digits, and a leading point gets a zero. */
  function tidied(body: string, place: number): Accepted {
    let entered = body;
    let caret = place;
    const first = entered.startsWith('-') ? 1 : 0;
    while (entered[first] === '0' && first < caret && /\d/.test(entered[first + 1] ?? '')) {
      entered = entered.slice(0, first) + entered.slice(first + 1);
      caret -= 1;
    }
    if (entered[first] === '.') {
      entered = `${entered.slice(0, first)}0${entered.slice(first)}`;
      caret += 1;
    }
    return shown(entered, caret);
  }

  /**
   * A body with the caret after a number of its characters. The maximum applies immediately; the minimum only on
   * commit, or no amount could be typed.
   */
  function shown(body: string, caret: number): Accepted {
    const isClearNow = isClearBody(body, decimals);
    const entered = enteredOf(body);
    if (isClearNow && max !== null && /\d/.test(entered) && compare(entered, max) > 0) {
      const limit = amountText(max, prefix);
      return { state: caretAtEnd(limit), notice: { reason: 'amount-above-max', limit } };
    }
    if (!isClearNow || body !== entered) {
      const sign = body.startsWith('-') ? '-' : '';
      const text = sign + prefix + body.slice(sign.length);
      return { state: { ...caretAt(text, prefix.length + caret), isAsTyped: true } };
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
      if (!isClear(text)) return { state: caretAtEnd(text) };
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
      if (!isClear(text)) return { value: null, key: 'in doubt' };
      const entered = enteredIn(text, prefix);
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
      const said = value === null || value === undefined ? null : toDecimal(value);
      if (!isClear(text)) {
        const isNothing = value === null || value === undefined || value === '';
        return isNothing || (typeof value === 'string' && value.trim() === text);
      }
      const entered = enteredIn(text, prefix);
      if (said === null) return !/\d/.test(entered);
      return /\d/.test(entered) && compare(entered, said) === 0;
    },
  };
}

/** Deleting a point between digits only moves the caret past it; the amount is unchanged. */
function stepOverPoint(
  { text, start, end }: MaskState,
  { direction, unit }: Extract<MaskEdit, { type: 'delete' }>,
): MaskState | null {
  const isBackward = direction === 'backward';
  const at = isBackward ? start - 1 : start;
  if (start !== end || unit !== 'character' || text[at] !== '.') return null;
  return /\d/.test(text.slice(at + 1)) ? caretAt(text, isBackward ? at : at + 1) : null;
}

/** Decimals that survive a deletion stay decimals: '$1,2[34.5]6' becomes '$12.6'. */
function keptPoint(deleted: string, after: string): '.' | '' {
  return deleted.includes('.') && /\d/.test(after) ? '.' : '';
}

/** Never -0, which callers could compare as different from 0. */
function toNumber(entered: string): number {
  return Number(entered) + 0;
}

function atLeastZero(min: Decimal | null): Decimal {
  return min === null || compare(min, '0') < 0 ? '0' : min;
}
