import { TZDate } from '@date-fns/tz';
import {
  addHours,
  startOfDay,
  startOfMonth,
  startOfQuarter,
  startOfYear,
  subDays,
  subMonths,
  subQuarters,
  subYears,
} from 'date-fns';

/** A span of instants: from inclusive, to exclusive. */
export interface InstantRange {
  readonly from: Date;
  readonly to: Date;
}

/** The stats card's ranges, in order (STATS-03). */
export const dateRangePresets = [
  'today',
  'yesterday',
  'last24Hours',
  'last48Hours',
  'last7Days',
  'last30Days',
  'last60Days',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
  'all',
] as const;
export type DateRangePreset = (typeof dateRangePresets)[number];

export const dateRangeLabels: Readonly<Record<DateRangePreset, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  last24Hours: 'Last 24 Hours',
  last48Hours: 'Last 48 Hours',
  last7Days: 'Last 7 Days',
  last30Days: 'Last 30 Days',
  last60Days: 'Last 60 Days',
  thisMonth: 'This Month',
  lastMonth: 'Last Month',
  thisQuarter: 'This Quarter',
  lastQuarter: 'Last Quarter',
  thisYear: 'This Year',
  lastYear: 'Last Year',
  all: 'All',
};

type Span = (now: TZDate) => readonly [from: Date, to: Date];

const days =
  (count: number): Span =>
  (now) => [startOfDay(subDays(now, count - 1)), now];

const spans: Readonly<Record<Exclude<DateRangePreset, 'all'>, Span>> = {
  today: (now) => [startOfDay(now), now],
  yesterday: (now) => [startOfDay(subDays(now, 1)), startOfDay(now)],
  last24Hours: (now) => [addHours(now, -24), now],
  last48Hours: (now) => [addHours(now, -48), now],
  last7Days: days(7),
  last30Days: days(30),
  last60Days: days(60),
  thisMonth: (now) => [startOfMonth(now), now],
  lastMonth: (now) => [startOfMonth(subMonths(now, 1)), startOfMonth(now)],
  thisQuarter: (now) => [startOfQuarter(now), now],
  lastQuarter: (now) => [startOfQuarter(subQuarters(now, 1)), startOfQuarter(now)],
  thisYear: (now) => [startOfYear(now), now],
  lastYear: (now) => [startOfYear(subYears(now, 1)), startOfYear(now)],
};

/** The instants of a preset, with days cut in the given zone. `all` has no bounds: undefined. */
export function rangeOfPreset(
  preset: DateRangePreset,
  now: Date,
  zone: string,
): InstantRange | undefined {
  if (preset === 'all') return undefined;
  const [from, to] = spans[preset](new TZDate(now.getTime(), zone));
  return { from: new Date(from.getTime()), to: new Date(to.getTime()) };
}
