import { cardBrandOf } from '../enumerations/index.ts';
import { asciiDigits, digitSource, separatorSource } from './digits.ts';
import { cardLengths } from './lengths.ts';
import { hasCheckDigit } from './luhn.ts';

/*
 * Finds card numbers in typed text. A card number has 13 to 19 digits in a brand's range and length with a valid check
 * digit, written in one piece, in groups of four, as 4-6-5 or 4-6-4 with whatever signs and line breaks between, or with
 * one usual separator throughout. A number preceded by a plus (an international phone number), or in one word with other digits, or joined to one by an
 * underscore, such as this product's ids, is not a card number.
 */

/** The position of a card number in a text, and its last digits. */
export interface FoundCardNumber {
  /** Index of its first character. */
  readonly start: number;
  /** Index after its last character. */
  readonly end: number;
  readonly last4: string;
}

/** Consecutive digits. */
interface Group {
  readonly start: number;
  readonly end: number;
  /** As ASCII digits. */
  readonly digits: string;
}

const fewest = 13;
const most = 19;
/** Digits of the longest international phone number (ITU-T E.164). */
const longestPhone = 15;

const group = new RegExp(`${digitSource}+`, 'gu');
const separator = new RegExp(`^${separatorSource}{1,3}$`, 'u');
/** Whatever else may stand between groups of four, such as a comma or a line break. */
const sign = /^[^\p{L}\p{N}]{1,3}$/u;
const onlyLettersBefore = /(?:^|[^\p{L}\p{N}_])_*\p{L}*$/u;
const onlyLettersAfter = /^\p{L}*_*(?:$|[^\p{L}\p{N}_])/u;
/** How far around a number its word is examined, in characters. */
const wordLength = 40;

/** Groups with nothing else between them. */
function runsIn(text: string, between: RegExp): Group[][] {
  const runs: Group[][] = [];
  for (const { 0: digits, index: start } of text.matchAll(group)) {
    const one: Group = { start, end: start + digits.length, digits: asciiDigits(digits) };
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && between.test(text.slice(before.end, start))) run.push(one);
    else runs.push([one]);
  }
  return runs;
}

const groupings = [/^\d+$/, /^4(?: 4){2,3}(?: [1-4])?$/, /^4 6 [45]$/];

type IsWritten = (text: string, run: readonly Group[], groups: readonly Group[]) => boolean;

/** Whether the groups are as long as those on a card. */
const isGrouped: IsWritten = (_, __, groups) => {
  const lengths = groups.map(({ digits }) => digits.length).join(' ');
  return groupings.some((grouping) => grouping.test(lengths));
};

/** Whether the groups are written as one number. */
const isOneNumber: IsWritten = (text, run, groups) => {
  if (isGrouped(text, run, groups)) return true;
  const between = groups.slice(1).map(({ start }, index) => text.slice(groups[index]?.end, start));
  return groups.length === run.length && new Set(between).size === 1;
};

/** Whether all the ASCII digits form one card number. */
export function isCard(digits: string): boolean {
  const brand = cardBrandOf(digits);
  if (!brand || digits.length < fewest) return false;
  return cardLengths[brand].includes(digits.length) && hasCheckDigit(digits);
}

/** Whether the surrounding text leaves it a number of its own, and not a phone number. */
function isAlone(text: string, { start, end }: { start: number; end: number }, digits: string) {
  const before = text.slice(Math.max(0, start - wordLength), start);
  const after = text.slice(end, end + wordLength);
  const isPhone = before.endsWith('+') && digits.length <= longestPhone;
  return !isPhone && onlyLettersBefore.test(before) && onlyLettersAfter.test(after);
}

/** The card number that starts at group `from` of a run, and how many groups it spans. */
function cardAt(text: string, run: readonly Group[], from: number, isWritten: IsWritten) {
  for (let to = from + 1; to <= run.length; to += 1) {
    const groups = run.slice(from, to);
    const digits = groups.map((one) => one.digits).join('');
    if (digits.length > most) return undefined;
    const place = { start: groups[0]?.start ?? 0, end: groups.at(-1)?.end ?? 0 };
    if (isCard(digits) && isWritten(text, run, groups) && isAlone(text, place, digits)) {
      return { found: { ...place, last4: digits.slice(-4) }, taken: groups.length };
    }
  }
  return undefined;
}

function cardsIn(text: string, between: RegExp, isWritten: IsWritten): FoundCardNumber[] {
  const found: FoundCardNumber[] = [];
  for (const run of runsIn(text, between)) {
    for (let from = 0; from < run.length; ) {
      const card = cardAt(text, run, from, isWritten);
      if (card) found.push(card.found);
      from += card?.taken ?? 1;
    }
  }
  return found;
}

/** The card numbers in a text, in order, without overlaps. */
export function findCardNumbers(text: string): readonly FoundCardNumber[] {
  const usual = cardsIn(text, separator, isOneNumber);
  const others = cardsIn(text, sign, isGrouped).filter((one) =>
    usual.every(({ start, end }) => one.end <= start || end <= one.start),
  );
  return [...usual, ...others].toSorted((one, other) => one.start - other.start);
}

/** A text with each card number replaced by `•••• 1234`. */
export function maskCardNumbers(text: string): string {
  let masked = '';
  let from = 0;
  for (const { start, end, last4 } of findCardNumbers(text)) {
    masked += `${text.slice(from, start)}•••• ${last4}`;
    from = end;
  }
  return masked + text.slice(from);
}
