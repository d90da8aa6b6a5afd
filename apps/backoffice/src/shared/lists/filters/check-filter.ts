import { parseDollars } from '@payfac/domain/money';
import type * as z from 'zod/mini';
import { instantOf } from './dates.ts';
import { type Filter, type FilterValues, first, isRange, keysOf, type Range } from './filter.ts';

/** Checks one key's values by the call's own schema: undefined when valid, else the problem. */
export type CheckValue = (key: string, values: readonly string[]) => string | undefined;

export const checkBy =
  (schema: z.ZodMiniObject, isList: (key: string) => boolean): CheckValue =>
  (key, values) => {
    const field: unknown = schema.shape[key];
    if (!isParser(field)) return 'This list doesn’t have that filter.';
    if (!isList(key) && values.length > 1) return 'Enter one value.';
    const parsed = field.safeParse(isList(key) ? values : values[0]);
    return parsed.success ? undefined : (parsed.error.issues[0]?.message ?? 'Enter a valid value.');
  };

const isParser = (field: unknown): field is z.ZodMiniType =>
  typeof field === 'object' && field !== null && 'safeParse' in field;

const order = (text: string, { kind, isLocal = false }: Range): number | string => {
  if (kind === 'money-range') return parseDollars(text) ?? 0;
  return kind === 'day-range' ? text : (instantOf(text, isLocal)?.getTime() ?? 0);
};

const wrongOrder: Readonly<Record<Range['kind'], string>> = {
  'money-range': 'Max can’t be less than min.',
  'day-range': 'The end can’t be before the start.',
  'instant-range': 'The end can’t be before the start.',
};

const outOfOrder = (range: Range, values: FilterValues): boolean => {
  const [from, to] = [first(values, range.from), first(values, range.to)];
  return from !== '' && to !== '' && order(from, range) > order(to, range);
};

const isUnknownChoice = (filter: Filter, values: readonly string[]): boolean =>
  (filter.kind === 'choice' || filter.kind === 'choices') &&
  values.some((value) => filter.labels[value] === undefined);

/** A filter's problems by key; empty when it can be applied. */
export function problemsOf(
  filter: Filter,
  values: FilterValues,
  check: CheckValue,
): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const key of keysOf(filter)) {
    const held = values[key] ?? [];
    if (held.length === 0) continue;
    const problem =
      check(key, held) ??
      (isUnknownChoice(filter, held) ? 'That option isn’t available.' : undefined) ??
      (filter.kind === 'text' ? filter.rule?.(held[0] ?? '') : undefined);
    if (problem) problems[key] = problem;
  }
  if (isRange(filter) && Object.keys(problems).length === 0 && outOfOrder(filter, values)) {
    problems[filter.to] = wrongOrder[filter.kind];
  }
  return problems;
}

/** Splits the values in an address into valid and invalid ones. */
export function soundValues(
  filter: Filter,
  values: FilterValues,
  check: CheckValue,
): { readonly sound: FilterValues; readonly ignored: readonly string[] } {
  const sound: Record<string, readonly string[]> = {};
  const ignored: string[] = [];
  for (const key of keysOf(filter)) {
    const held = values[key] ?? [];
    const good = held.filter(
      (value) => Object.keys(problemsOf(filter, { [key]: [value] }, check)).length === 0,
    );
    const kept = check(key, good) === undefined ? good : good.slice(0, 1);
    if (kept.length > 0) sound[key] = kept;
    ignored.push(...held.filter((value) => !kept.includes(value)));
  }
  if (Object.keys(problemsOf(filter, sound, check)).length === 0) return { sound, ignored };
  return { sound: {}, ignored: keysOf(filter).flatMap((key) => values[key] ?? []) };
}
