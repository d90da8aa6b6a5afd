import {
  addDays,
  type DateRangePreset,
  dateRangeLabels,
  formatDay,
  rangeOfPreset,
} from '@payfac/domain/time';
import { getZone, now } from '../../time/clock.ts';
import { textOfInstant } from './dates.ts';
import { type FilterValues, first, type Range } from './filter.ts';

const offered = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'thisYear',
] as const satisfies readonly DateRangePreset[];

export interface DatePreset {
  readonly id: string;
  readonly label: string;
  readonly values: FilterValues;
}

/** Due dates get future spans, other dates get past spans. */
const ahead = [
  { id: 'nextWeek', label: 'Next 7 Days', from: 0, to: 6 },
  { id: 'nextMonth', label: 'Next 30 Days', from: 0, to: 29 },
  { id: 'pastDue', label: 'Before Today', from: undefined, to: -1 },
] as const;

const set = (range: Range, from: string | undefined, to: string | undefined): FilterValues => ({
  ...(range.from && { [range.from]: from === undefined ? [] : [from] }),
  [range.to]: to === undefined ? [] : [to],
});

function instantPresets(range: Range): DatePreset[] {
  const current = now();
  return offered.flatMap((id) => {
    const span = rangeOfPreset(id, current, getZone());
    if (!span) return [];
    const text = (instant: Date) => textOfInstant(instant, range.isLocal ?? false);
    // A span that ends today has no end, so that newer rows are included.
    const to = span.to < current ? text(span.to) : undefined;
    return [{ id, label: dateRangeLabels[id], values: set(range, text(span.from), to) }];
  });
}

function dayPresets(range: Range): DatePreset[] {
  const today = formatDay(now(), getZone());
  return ahead.map(({ id, label, from, to }) => ({
    id,
    label,
    values: set(range, from === undefined ? undefined : addDays(today, from), addDays(today, to)),
  }));
}

/** The preset spans next to the two dates; none when the call has no start. */
export function presetsOf(range: Range): readonly DatePreset[] {
  if (range.from === undefined || range.kind === 'money-range') return [];
  return range.kind === 'day-range' ? dayPresets(range) : instantPresets(range);
}

/** The preset that the values match, if any. */
export const presetOf = (range: Range, values: FilterValues): DatePreset | undefined =>
  presetsOf(range).find((preset) =>
    [range.from, range.to].every((key) => first(preset.values, key) === first(values, key)),
  );
