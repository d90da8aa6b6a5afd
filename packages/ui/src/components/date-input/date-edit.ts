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
import { dateText, type IsoDate, isoDate, parseIsoDate } from './calendar-date.ts';
import {
  beginOf,
  overflows,
  segmentAt,
  segmentLengths,
  segmentsOf,
  segmentText,
  withSegment,
} from './date-segments.ts';
import { readWrittenDate } from './written-date.ts';

/** Bounds of a date, inclusive. */
export interface DateBounds {
  readonly earliest: IsoDate | null;
  readonly latest: IsoDate | null;
}

export type DateProblem = 'invalid' | 'too-early' | 'too-late';

/**
 * What is wrong with a text. An incomplete one is wrong only once it is final. Dates are compared as text, so that
 * clock and zone don't matter.
 */
export function dateProblem(
  text: string,
  bounds: DateBounds,
  isFinal: boolean,
): DateProblem | null {
  if (text === '') return null;
  if (!isWritten(text)) return 'invalid';
  if (isAsTyped(text) || text.length < 10) return isFinal ? 'invalid' : null;
  const date = dateOf(text);
  if (date === null) return 'invalid';
  if (bounds.earliest !== null && date < bounds.earliest) return 'too-early';
  return bounds.latest !== null && date > bounds.latest ? 'too-late' : null;
}

/** The text of a value set by the program; an invalid date is kept as text. */
function textOf(value: IsoDate | null | undefined): string {
  const given = value?.trim() ?? '';
  return isoShape.test(given) ? dateText(given) : given;
}

/** Dates as MM-DD-YYYY. The value is `YYYY-MM-DD`, or '' while the text is not an allowed date. */
export function dateMask(bounds: DateBounds): Mask<IsoDate> {
  function valueOf(text: string): IsoDate {
    return text !== '' && dateProblem(text, bounds, true) === null ? (dateOf(text) ?? '') : '';
  }
  return {
    edit: (given, edit) => {
      const state = isWritten(given.text) ? given : caretAt('', 0);
      if (edit.type === 'delete' && state !== given) return accepted(state);
      if (edit.type === 'delete') return remove(state, edit);
      return edit.type === 'insert' ? insert(state, edit.text) : paste(state, edit);
    },
    commit: (text) => {
      if (!isWritten(text)) return accepted(caretAtEnd(text));
      if (isAsTyped(text)) return accepted(caretAtEnd(readOr(text)));
      const [month, day, year] = segmentsOf(text);
      return accepted(caretAtEnd(segmentText([padded(month), padded(day), year])));
    },
    textOf,
    read: (text) => {
      const value = valueOf(text);
      return { value, key: value };
    },
    says: (text, value) => {
      const date = parseIsoDate(value ?? '') ?? '';
      if (date === '' && text === textOf(value)) return true;
      return date === valueOf(text) || (date !== '' && date === dateOf(text));
    },
  };
}

const isoShape = /^\d{4}-\d\d-\d\d$/;
/** Whether typing can produce a text; one set from outside may be anything. */
const isWritten = (text: string) => /^[\d-]*$/.test(text);

/** A text that doesn't follow month-first order: kept as typed until it can be read. */
const isAsTyped = (text: string) => !/^\d{0,2}(?:-\d{0,2}(?:-\d{0,4})?)?$/.test(text);

function readOr(text: string): string {
  const written = readWrittenDate(text);
  return written === null ? text : segmentText(written);
}

function dateOf(text: string): IsoDate | null {
  const [month, day, year] = segmentsOf(text);
  return text.length === 10 ? isoDate(Number(year), Number(month), Number(day)) : null;
}

function remove(state: MaskState, edit: Extract<MaskEdit, { type: 'delete' }>): MaskResult {
  const { text } = state;
  const isOwn = isAsTyped(text);
  const range = deleteRange(state, edit, (index) =>
    text[index] === '-' && !isOwn ? 'literal' : 'own',
  );
  if (range === null) return nothingToDo;
  if (isOwn) {
    return accepted(caretAt(text.slice(0, range.from) + text.slice(range.to), range.from));
  }
  const dashes = text.slice(range.from, range.to).replace(/\d/g, '');
  const rest = text.slice(0, range.from) + dashes + text.slice(range.to);
  const shortened = segmentText(segmentsOf(rest), range.caret);
  return accepted(caretAt(shortened, Math.min(range.caret, shortened.length)));
}

function insert(state: MaskState, character: string): MaskResult {
  const plain = plainText(character);
  const isSeparator = /^[/.-]?$/.test(plain);
  if (!isSeparator && !/^\d$/.test(plain)) return refuse('digits-only');
  if (isAsTyped(state.text)) return insertAsTyped(state, isSeparator ? '-' : plain);
  if (isSeparator) return separate(state);
  const cleared = withoutSelection(state);
  const { text, start } = cleared;
  const segments = segmentsOf(text);
  const { index, begin } = segmentAt(text, start);
  const digits = segments[index] ?? '';
  const offset = start - begin;
  const room = segmentLengths[index] ?? 0;
  if (digits.length < room) {
    const grown = digits.slice(0, offset) + plain + digits.slice(offset);
    const next = segments[index + 1];
    if (grown.length === 2 && offset === 1 && next === '' && overflows(index, grown)) {
      const split = withSegment(withSegment(segments, index, padded(digits)), index + 1, plain);
      return accepted(caretAt(segmentText(split), beginOf(split, index + 1) + 1));
    }
    return accepted(caretAt(segmentText(withSegment(segments, index, grown)), start + 1));
  }
  const following = segments[index + 1];
  if (offset < digits.length || following === undefined) return refuse('date-full');
  if (following.length >= (segmentLengths[index + 1] ?? 0)) return refuse('date-full');
  const moved = withSegment(segments, index + 1, plain + following);
  return accepted(caretAt(segmentText(moved), beginOf(moved, index + 1) + 1));
}

/**
 * A separator typed after a year: '2024-' starts a year-first date (it used to become 02-02-4, and '1999-' 01-09-99);
 * any other text stays, and is not a date.
 */
function yearFirst(text: string): string {
  const [, twenties, nineties] = /^02-(0\d-\d)$|^01-(09-\d\d)$/.exec(text) ?? [];
  if (twenties !== undefined) return `2${twenties.replace('-', '')}`;
  return nineties === undefined ? text : `1${nineties.replace('-', '').slice(1)}`;
}

/** Digits and dashes stay as typed, until they read as a date. */
function insertAsTyped({ text, start, end }: MaskState, typed: string): MaskResult {
  const grown = text.slice(0, start) + typed + text.slice(end);
  if (grown.length > 10) return refuse('date-full');
  const isWhole = /^\d{4}-\d\d-\d\d$/.test(grown) && readOr(grown) !== grown;
  return accepted(isWhole ? caretAtEnd(readOr(grown)) : caretAt(grown, start + 1));
}

/** A separator completes month or day: one digit gets its leading zero, and the caret moves past it. */
function separate(state: MaskState): MaskResult {
  if (state.start !== state.end) return nothingToDo;
  const { text, start } = state;
  const segments = segmentsOf(text);
  const { index, begin } = segmentAt(text, start);
  const digits = segments[index] ?? '';
  if (index === 2 && start === text.length && digits !== '' && digits.length < 4) {
    return accepted(caretAtEnd(`${yearFirst(text)}-`));
  }
  if (index === 2 || digits === '' || digits === '0' || start - begin < digits.length) {
    return nothingToDo;
  }
  const ended = withSegment(segments, index, padded(digits));
  const caret = beginOf(ended, index + 1);
  return accepted(caretAt(segmentText(ended, caret), caret));
}

/** A pasted full date replaces everything; bare digits are typed one by one, or rejected. */
function paste(state: MaskState, edit: Extract<MaskEdit, { text: string }>): MaskResult {
  if (edit.type === 'fill' && edit.text === '') return accepted(caretAtEnd(''));
  const written = readWrittenDate(edit.text);
  if (written !== null) return accepted(caretAtEnd(segmentText(written)));
  const digits = plainText(edit.text);
  if (!/^\d+$/.test(digits)) return refuse('date-unreadable');
  const whole = { ...state, start: 0, end: state.text.length };
  let next = withoutSelection(edit.type === 'fill' ? whole : state);
  for (const digit of digits) {
    const result = insert(next, digit);
    if ('refused' in result) return refuse('date-unreadable');
    next = result.state;
  }
  return accepted(next);
}

function withoutSelection(state: MaskState): MaskState {
  if (state.start === state.end) return state;
  const result = remove(state, { type: 'delete', direction: 'backward', unit: 'character' });
  return 'refused' in result ? state : result.state;
}

function padded(digits: string): string {
  return digits.length === 1 && digits !== '0' ? `0${digits}` : digits;
}

function accepted(state: MaskState): Accepted {
  return { state };
}
