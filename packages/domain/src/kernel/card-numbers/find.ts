import { cardBrandOf } from '../enumerations/index.ts';
import { asciiDigits } from './digits.ts';
import { cardLengths } from './lengths.ts';
import { hasCheckDigit } from './luhn.ts';

/*
 * Card numbers in text that people type. A card number is 13 to 19 digits of a brand's range and length
 * with the right check digit, written in one piece, in fours, as 4-6-5 or 4-6-4, or with the same
 * separator throughout. No card number is what an international telephone number begins (a plus), or
 * what stands in a word with other digits or an underscore, as the ids of this product do.
 */

/** Where a card number stands in a text, and what it ends with. */
export interface FoundCardNumber {
  /** Index of its first character. */
  readonly start: number;
  /** Index after its last character. */
  readonly end: number;
  readonly last4: string;
}

/** Digits in one piece. */
interface Group {
  readonly start: number;
  readonly end: number;
  /** In ASCII. */
  readonly digits: string;
}

const fewest = 13;
const most = 19;
/** Digits of the longest international telephone number (ITU-T E.164). */
const longestPhone = 15;

const group = /\p{Nd}+/gu;
const separator = /^[\p{Zs}\t\p{Pd}\p{Cf}./·]{1,3}$/u;
const onlyLettersBefore = /(?:^|[^\p{L}\p{N}_])\p{L}*$/u;
const onlyLettersAfter = /^\p{L}*(?:$|[^\p{L}\p{N}_])/u;
/** As far as a word around a number is looked at. */
const wordLength = 40;

/** Groups that only separators keep apart. */
function runsIn(text: string): Group[][] {
  const runs: Group[][] = [];
  for (const { 0: digits, index: start } of text.matchAll(group)) {
    const one: Group = { start, end: start + digits.length, digits: asciiDigits(digits) };
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && separator.test(text.slice(before.end, start))) run.push(one);
    else runs.push([one]);
  }
  return runs;
}

const groupings = [/^\d+$/, /^4(?: 4){2,3}(?: [1-4])?$/, /^4 6 [45]$/];

/** Whether groups are written as the groups of one number are. */
function isOneNumber(text: string, run: readonly Group[], groups: readonly Group[]): boolean {
  const lengths = groups.map(({ digits }) => digits.length).join(' ');
  if (groupings.some((grouping) => grouping.test(lengths))) return true;
  const between = groups.slice(1).map(({ start }, index) => text.slice(groups[index]?.end, start));
  return groups.length === run.length && new Set(between).size === 1;
}

/** Whether ASCII digits are a card's number, whole. */
export function isCard(digits: string): boolean {
  const brand = cardBrandOf(digits);
  if (!brand || digits.length < fewest) return false;
  return cardLengths[brand].includes(digits.length) && hasCheckDigit(digits);
}

/** Whether what stands around a number leaves it a number of its own, and no telephone's. */
function isAlone(text: string, { start, end }: { start: number; end: number }, digits: string) {
  const before = text.slice(Math.max(0, start - wordLength), start);
  const after = text.slice(end, end + wordLength);
  const isPhone = before.endsWith('+') && digits.length <= longestPhone;
  return !isPhone && onlyLettersBefore.test(before) && onlyLettersAfter.test(after);
}

/** The card number that begins with a run's group at `from`, and how many groups it takes. */
function cardAt(text: string, run: readonly Group[], from: number) {
  for (let to = from + 1; to <= run.length; to += 1) {
    const groups = run.slice(from, to);
    const digits = groups.map((one) => one.digits).join('');
    if (digits.length > most) return undefined;
    const place = { start: groups[0]?.start ?? 0, end: groups.at(-1)?.end ?? 0 };
    if (isCard(digits) && isOneNumber(text, run, groups) && isAlone(text, place, digits)) {
      return { found: { ...place, last4: digits.slice(-4) }, taken: groups.length };
    }
  }
  return undefined;
}

/** The card numbers in a text, in order; none overlap. */
export function findCardNumbers(text: string): readonly FoundCardNumber[] {
  const found: FoundCardNumber[] = [];
  for (const run of runsIn(text)) {
    for (let from = 0; from < run.length; ) {
      const card = cardAt(text, run, from);
      if (card) found.push(card.found);
      from += card?.taken ?? 1;
    }
  }
  return found;
}

/** A text with `•••• 1234` in the place of each card number. */
export function maskCardNumbers(text: string): string {
  let masked = '';
  let from = 0;
  for (const { start, end, last4 } of findCardNumbers(text)) {
    masked += `${text.slice(from, start)}•••• ${last4}`;
    from = end;
  }
  return masked + text.slice(from);
}
