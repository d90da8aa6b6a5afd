import { formatUsd, parseDollars } from '@payfac/domain/money';
import { parseFilterPattern } from '@payfac/domain/patterns';
import type { NameOf } from '../../records/use-names.ts';
import { presetOf } from './date-presets.ts';
import { showBound } from './dates.ts';
import { type Filter, type FilterValues, first, type Range } from './filter.ts';

const dollars = (text: string): string => {
  const amount = parseDollars(text);
  return amount === undefined ? text : formatUsd(amount);
};

const boundText = (text: string, range: Range, isEnd: boolean): string =>
  range.kind === 'money-range' ? dollars(text) : showBound(text, range, isEnd);

function rangeText(range: Range, values: FilterValues): string {
  const preset = presetOf(range, values);
  if (preset) return preset.label;
  const [from, to] = [first(values, range.from), first(values, range.to)];
  const texts = [from && boundText(from, range, false), to && boundText(to, range, true)] as const;
  if (texts[0] && texts[1]) return texts[0] === texts[1] ? texts[0] : `${texts[0]} – ${texts[1]}`;
  const words = range.kind === 'money-range' ? ['at least', 'at most'] : ['from', 'until'];
  return texts[0] ? `${words[0]} ${texts[0]}` : `${words[1]} ${texts[1]}`;
}

/** A set filter in words, with names instead of ids. */
export function describeFilter(
  filter: Filter,
  values: FilterValues,
  nameOf: NameOf = (id) => id,
): string {
  switch (filter.kind) {
    case 'text':
      return first(values, filter.key);
    case 'number':
      return [first(values, filter.key), filter.unit].filter(Boolean).join(' ');
    case 'boolean':
      return first(values, filter.key) === 'true' ? (filter.yes ?? 'Yes') : (filter.no ?? 'No');
    case 'choice':
    case 'choices':
      return (values[filter.key] ?? []).map((value) => filter.labels[value] ?? value).join(', ');
    case 'record':
      return (values[filter.key] ?? []).map(nameOf).join(', ');
    default:
      return rangeText(filter, values);
  }
}

/** Explains how a text filter matches once it looks like a pattern. */
export function formatFilterHint(text: string): string | undefined {
  if (!text.startsWith('/')) return undefined;
  return parseFilterPattern(text).kind === 'pattern'
    ? 'Matching as a pattern.'
    : 'That pattern isn’t supported; matching as plain text.';
}
