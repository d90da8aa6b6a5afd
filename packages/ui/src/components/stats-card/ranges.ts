import { byLocale } from '../../locale/by-locale.ts';
import type { StatsRangeId } from '../../messages/english.ts';

/** In menu order. 'all' is offered only on request. */
export const STATS_RANGES: readonly StatsRangeId[] = [
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
  'custom',
];

const GROUPS: Record<string, readonly StatsRangeId[]> = {
  days: ['today', 'yesterday'],
  rolling: ['last24Hours', 'last48Hours', 'last7Days', 'last30Days', 'last60Days'],
  calendar: ['thisMonth', 'lastMonth', 'thisQuarter', 'lastQuarter', 'thisYear', 'lastYear'],
  rest: ['all', 'custom'],
};

/** The offered ranges by kind, in menu order; no kind is empty. */
export const groupedRanges = (offered: readonly StatsRangeId[]) =>
  Object.entries(GROUPS)
    .map(([id, ids]) => ({ id, ids: ids.filter((each) => offered.includes(each)) }))
    .filter(({ ids }) => ids.length > 0);

export interface CustomRange {
  /** Two custom dates. */
  id: 'custom';
  /** `YYYY-MM-DD`, inclusive. */
  from: string;
  /** `YYYY-MM-DD`, inclusive. */
  to: string;
}

/** A period: a named one, or two dates. */
export type StatsRange =
  | {
      /** A period with a name. */ id: Exclude<StatsRangeId, 'custom'>;
    }
  | CustomRange;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return DATE.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A range of exactly two valid dates in either order; undefined for anything else. */
export function readCustomRange(dates: readonly string[]): CustomRange | undefined {
  if (dates.length !== 2 || !dates.every(isDate)) return undefined;
  const [from = '', to = ''] = dates.toSorted();
  return { id: 'custom', from, to };
}

const days = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);

/**
 * The days of a custom range in words, with common parts only once: 'Nov 1 – 15, 2026'. Servers and browsers use
 * different spaces around the dash; they are normalized here.
 */
export const customRangeText = ({ from, to }: CustomRange, locale: string): string =>
  days(locale).formatRange(Date.parse(from), Date.parse(to)).replaceAll(/\s/g, ' ');

/** The menu's ranges: all except hidden ones, and 'all' only on request. */
export const offeredRanges = (
  hidden: readonly StatsRangeId[],
  hasAll: boolean,
  hasCustom: boolean,
): StatsRangeId[] =>
  STATS_RANGES.filter(
    (id) => !hidden.includes(id) && (id !== 'all' || hasAll) && (id !== 'custom' || hasCustom),
  );

/** Whether two ranges are equal, including their dates. */
export const isSameRange = (a: StatsRange, b: StatsRange): boolean =>
  a.id === 'custom' && b.id === 'custom' ? a.from === b.from && a.to === b.to : a.id === b.id;
