import { formatUsd, parseDollars } from '@payfac/domain/money';
import { showDate } from '../time/show.ts';
import type { Filter } from './definition.ts';

/** The keys a filter occupies in the address. */
export function keysOf(filter: Filter): readonly string[] {
  if (filter.kind === 'date-range') return ['from', 'to'];
  return filter.kind === 'money-range' ? [filter.min, filter.max] : [filter.key];
}

const dollars = (text: string): string => {
  const amount = parseDollars(text);
  return amount === undefined ? text : formatUsd(amount);
};

const lastInstantBefore = (end: string): Date => new Date(new Date(end).getTime() - 1);

function range(from: string | null, to: string | null): string {
  if (from && to) return from === to ? from : `${from} – ${to}`;
  return from ? `from ${from}` : `until ${to ?? ''}`;
}

/** Whether a list is narrowed by one of its filters. */
export const isAnySet = (filters: readonly Filter[], search: string): boolean => {
  const params = new URLSearchParams(search);
  return filters.flatMap(keysOf).some((key) => params.get(key));
};

/** What a filter says in the address, in words; undefined when it is not set. */
export function describeFilter(filter: Filter, params: URLSearchParams): string | undefined {
  if (!keysOf(filter).some((key) => params.get(key))) return undefined;
  switch (filter.kind) {
    case 'text':
      return params.get(filter.key) ?? undefined;
    case 'options': {
      const chosen = params.getAll(filter.key);
      return chosen
        .map((value) => filter.options.find((option) => option.value === value)?.label ?? value)
        .join(', ');
    }
    case 'money-range': {
      const [min, max] = [params.get(filter.min), params.get(filter.max)];
      return range(min && dollars(min), max && dollars(max));
    }
    case 'date-range': {
      const [from, to] = [params.get('from'), params.get('to')];
      return range(from && showDate(new Date(from)), to && showDate(lastInstantBefore(to)));
    }
  }
}
