/**
 * What a field should hold, modeled as simply as possible and independently of the masks: the entered characters, and
 * the caret among them. Prefix, commas and hyphens are the field's concern.
 */
export interface Entered {
  readonly text: string;
  /** Selection, as offsets into `text`. */
  readonly from: number;
  readonly to: number;
}

export interface Outcome {
  readonly entered: Entered;
  /** The expected notice; '' for none. */
  readonly notice: string;
}

export interface FieldModel {
  /** Characters typed at random. */
  readonly keys: string;
  /** Whether a character of the field's text was entered by the user. */
  readonly isEntered: (character: string) => boolean;
  /** `null` for a key outside the model. */
  readonly type: (entered: Entered, key: string) => Outcome | null;
  readonly remove: (entered: Entered, direction: 'backward' | 'forward') => Outcome;
  /** Models edits at the end only: no selection, and the caret never moves back. */
  readonly isAtEnd?: boolean;
  /** The field's text for the entered characters. */
  readonly textOf: (entered: string) => string;
  /** The emitted value. */
  readonly valueOf: (entered: string) => unknown;
}

const at = (text: string, place: number): Entered => ({ text, from: place, to: place });
const quiet = (entered: Entered): Outcome => ({ entered, notice: '' });
const refused = (entered: Entered, notice: string): Outcome => ({ entered, notice });

const split = ({ text, from, to }: Entered) => [text.slice(0, from), text.slice(to)] as const;

/** Removes the selection, or one character beside the caret. */
function without(entered: Entered, direction: 'backward' | 'forward'): Entered {
  const { text, from, to } = entered;
  if (from !== to) return at(text.slice(0, from) + text.slice(to), from);
  if (direction === 'backward') {
    return from === 0 ? entered : at(text.slice(0, from - 1) + text.slice(from), from - 1);
  }
  return at(text.slice(0, from) + text.slice(from + 1), from);
}

interface DigitRules {
  readonly most: number;
  readonly literals: string;
  readonly full: string;
  readonly textOf: (digits: string) => string;
  readonly valueOf: (digits: string) => unknown;
  /** A digit that may not be first, and its notice. */
  readonly first?: readonly [digit: string, notice: string];
}

/** Digits only. */
export const digitsModel = (rules: DigitRules): FieldModel => ({
  keys: `01234567890123456789${rules.literals}xé`,
  isEntered: (character) => /\d/.test(character),
  type: (entered, key) => {
    if (rules.literals.includes(key)) return quiet(entered);
    if (!/\d/.test(key)) return refused(entered, 'Digits only');
    const [before, after] = split(entered);
    if (before === '' && rules.first?.[0] === key) return refused(entered, rules.first[1]);
    if (before.length + after.length >= rules.most) return refused(entered, rules.full);
    return quiet(at(before + key + after, before.length + 1));
  },
  remove: (entered, direction) => quiet(without(entered, direction)),
  textOf: rules.textOf,
  valueOf: rules.valueOf,
});

const DECIMALS = 2;
const MOST_DIGITS = 15;

const group = (whole: string) => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

const amountText = (entered: string): string => {
  if (entered === '') return '';
  const [whole = '', ...decimals] = entered.split('.');
  return [
    '$',
    whole.startsWith('0') ? whole : group(whole),
    ...(decimals.length > 0 ? ['.', ...decimals] : []),
  ].join('');
};

/** Drops leading zeros; adds a zero before a leading point. */
function tidied(text: string, caret: number): Entered {
  let [shown, place] = [text, caret];
  while (/^0\d/.test(shown) && place > 0) [shown, place] = [shown.slice(1), place - 1];
  return shown.startsWith('.') ? at(`0${shown}`, place + 1) : at(shown, place);
}

const significant = (text: string) => text.replace('.', '').replace(/^0+/, '').length;

/** Dollars and cents. Ambiguous amounts, and zeros waiting for a digit before them, have their own tests. */
export const amountModel: FieldModel = {
  keys: '01234567890123456789.x',
  isEntered: (character) => /[\d.]/.test(character),
  type: (entered, key) => {
    const [before, after] = split(entered);
    const { from, to, text } = entered;
    if (key === '.' && from === to && text[from] === '.') return quiet(at(text, from + 1));
    if (!/[\d.]/.test(key)) return refused(entered, 'Digits, commas and a point only');
    const isPointCut = key !== '.' && text.slice(from, to).includes('.') && /\d/.test(after);
    const next = before + key + (isPointCut ? '.' : '') + after;
    if (next.split('.').length > 2 || (before === '' && after.startsWith('0'))) return null;
    const point = next.indexOf('.');
    if (point >= 0 && next.length - point - 1 > DECIMALS) {
      return key === '.' ? null : refused(entered, `${DECIMALS} decimals at most`);
    }
    if (significant(next) > MOST_DIGITS) return refused(entered, `${MOST_DIGITS} digits at most`);
    return quiet(tidied(next, before.length + 1));
  },
  remove: (entered, direction) => {
    const { text, from, to } = entered;
    const beside = direction === 'backward' ? from - 1 : from;
    if (from === to && text[beside] === '.' && /\d/.test(text.slice(beside + 1))) {
      return quiet(at(text, direction === 'backward' ? beside : beside + 1));
    }
    const [before, after] = split(entered);
    const isPointKept = from !== to && text.slice(from, to).includes('.') && /\d/.test(after);
    if (isPointKept) return quiet(at(`${before}.${after}`, from));
    return quiet(without(entered, direction));
  },
  textOf: amountText,
  valueOf: (entered) => (/\d/.test(entered) ? Number(entered) : null),
};

const ROOM = [2, 2, 4] as const;
const HIGHEST = [12, 31, 9999] as const;
const padded = (digits: string) => (digits.length === 1 && digits !== '0' ? `0${digits}` : digits);

function isoOf(text: string): string {
  const [month = '', day = '', year = ''] = text.split('-');
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isWhole = text.length === 10 && Number(year) >= 1000;
  const iso = isWhole && !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : '';
  return iso === `${year}-${month}-${day}` ? iso : '';
}

/** A date typed and deleted at its end: month, day and year are filled in order. */
export const dateModel: FieldModel = {
  keys: '0123456789012345678901201/-.x',
  isEntered: () => true,
  isAtEnd: true,
  type: (entered, key) => {
    const parts = entered.text.split('-');
    const index = parts.length - 1;
    const part = parts[index] ?? '';
    const end = (next: readonly string[]) => quiet(at(next.join('-'), next.join('-').length));
    if ('/-.'.includes(key)) {
      // Separators after an incomplete year have their own tests.
      if (index === 2 && part !== '' && part.length < 4) return null;
      if (index === 2 || part === '' || part === '0') return quiet(entered);
      return end([...parts.slice(0, -1), padded(part), '']);
    }
    if (!/\d/.test(key)) return refused(entered, 'Digits only');
    if (part.length < (ROOM[index] ?? 0)) {
      const isTooHigh =
        part.length === 1 && index < 2 && Number(part + key) > (HIGHEST[index] ?? 0);
      if (isTooHigh) return end([...parts.slice(0, -1), padded(part), key]);
      return end([...parts.slice(0, -1), part + key]);
    }
    return index === 2 ? refused(entered, 'The date is complete') : end([...parts, key]);
  },
  remove: ({ text }) => {
    const shorter = text.endsWith('-') ? text.slice(0, -2) : text.slice(0, -1);
    return quiet(at(shorter, shorter.length));
  },
  textOf: (entered) => entered,
  valueOf: isoOf,
};
