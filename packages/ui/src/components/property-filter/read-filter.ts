import { parseIsoDate } from '../date-input/calendar-date.ts';
import { readWrittenDate } from '../date-input/written-date.ts';
import type { FilterProperty, FilterToken } from './filter-property.ts';
import { type FilterStage, stageOf } from './filter-text.ts';

/** Why a text isn't a filter yet. */
export type FilterProblem =
  | 'property'
  | 'operator'
  | 'value'
  | 'number'
  | 'date'
  | 'range'
  | 'option';

export type ReadFilter =
  | { readonly token: FilterToken; readonly isPlainText: boolean }
  | { readonly problem: FilterProblem };

export interface FilterRules {
  readonly properties: readonly FilterProperty[];
  /** A text without a property matches any property. */
  readonly allowsFreeText: boolean;
  /** Whether the application can run a `/pattern/`. */
  readonly isPattern: (text: string) => boolean;
}

const number = /^-?\d+(?:\.\d+)?$/;
const grouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const inSlashes = /^\/(.+)\/([a-z]*)$/s;
const flags = /^[imsu]*$/;

/** Whether a text is `/regex/flags` with a valid regular expression. */
export function looksLikePattern(text: string): boolean {
  const match = inSlashes.exec(text);
  const [, source = '', letters = ''] = match ?? [];
  if (match === null || !flags.test(letters) || new Set(letters).size < letters.length)
    return false;
  try {
    return RegExp(source, letters) instanceof RegExp;
  } catch {
    return false;
  }
}

/**
 * Parses a filter. A text in slashes is a pattern if it can be run; otherwise it is searched for literally, and the
 * result says so.
 */
export function readFilter(text: string, rules: FilterRules): ReadFilter {
  const stage = stageOf(text, rules.properties);
  if (stage.part === 'property') return readFreeText(stage.typed, rules);
  if (stage.part === 'operator') return { problem: 'operator' };
  if (stage.typed === '') return { problem: 'value' };
  return readValue(stage, rules);
}

function readFreeText(typed: string, { allowsFreeText }: FilterRules): ReadFilter {
  if (!allowsFreeText || typed === '') return { problem: 'property' };
  return { token: { propertyId: null, operator: ':', value: typed }, isPlainText: false };
}

type ValueStage = Extract<FilterStage, { part: 'value' }>;

function readValue({ property, operator, typed }: ValueStage, rules: FilterRules): ReadFilter {
  const read = (value: string | null | undefined, problem: FilterProblem): ReadFilter =>
    value === null || value === undefined
      ? { problem }
      : { token: { propertyId: property.id, operator, value }, isPlainText: false };
  if (property.kind === 'number') return read(decimalIn(typed), 'number');
  if (property.kind === 'date') return read(dateIn(typed), 'date');
  if (property.kind === 'date-range') return read(rangeIn(typed), 'range');
  if (property.kind === 'options') return read(optionIn(typed, property), 'option');
  if (operator === '=') return read(typed, 'value');
  const isPattern = inSlashes.test(typed) && rules.isPattern(typed);
  const token = { propertyId: property.id, value: typed } as const;
  if (isPattern) return { token: { ...token, operator: '~' }, isPlainText: false };
  return {
    token: { ...token, operator: ':' },
    isPlainText: operator === '~' || typed.startsWith('/'),
  };
}

function decimalIn(text: string): string | null {
  const plain = text.replace(/^\$/, '');
  if (number.test(plain)) return plain;
  return grouped.test(plain) ? plain.replaceAll(',', '') : null;
}

function dateIn(text: string): string | null {
  const segments = readWrittenDate(text);
  if (segments === null) return null;
  const [month, day, year] = segments;
  return parseIsoDate(`${year}-${month}-${day}`);
}

/** Two dates separated by 'to', dots or a spaced slash, earlier one first. */
function rangeIn(text: string): string | null {
  const [first, second, ...more] = text.split(/\s+to\s+|\s*\.\.+\s*|\s+\/\s+|\s+[-–]\s+/i);
  if (first === undefined || second === undefined || more.length > 0) return null;
  const from = dateIn(first);
  const to = dateIn(second);
  if (from === null || to === null) return null;
  return from < to ? `${from}/${to}` : `${to}/${from}`;
}

function optionIn(text: string, { options = [] }: FilterProperty): string | undefined {
  const wanted = text.toLowerCase();
  return options.find(
    ({ label, value }) => label.toLowerCase() === wanted || value.toLowerCase() === wanted,
  )?.value;
}
