import { byLocale } from '../../locale/by-locale.ts';
import type { StatsRangeId } from '../../messages/english.ts';

/** In the order of the menu. 'all' is offered only where it is asked for. */
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

/** The offered ranges by kind, in the order of the menu; no kind is empty. */
export const groupedRanges = (offered: readonly StatsRangeId[]) =>
  Object.entries(GROUPS)
    .map(([id, ids]) => ({ id, ids: ids.filter((each) => offered.includes(each)) }))
    .filter(({ ids }) => ids.length > 0);

export interface CustomRange {
  /** Two dates of the person’s own. */
  id: 'custom';
  /** `YYYY-MM-DD`, included. */
  from: string;
  /** `YYYY-MM-DD`, included. */
  to: string;
}

/** A period: by its name, or two dates. */
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

/** A range of exactly two valid dates in either order; anything else is no range. */
export function readCustomRange(dates: readonly string[]): CustomRange | undefined {
  if (dates.length !== 2 || !dates.every(isDate)) return undefined;
  const [from = '', to = ''] = dates.toSorted();
  return { id: 'custom', from, to };
}

const days = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);

/**
 * The days of a custom range in words, what both have in common only once: 'Nov 1 – 15, 2026'. Servers
 * and browsers put different spaces around the dash; here they are plain ones.
 */
export const customRangeText = ({ from, to }: CustomRange, locale: string): string =>
  days(locale).formatRange(Date.parse(from), Date.parse(to)).replaceAll(/\s/g, ' ');

/** What the menu offers: every range but the hidden ones, and 'all' only when asked for. */
export const offeredRanges = (
  hidden: readonly StatsRangeId[],
  hasAll: boolean,
  hasCustom: boolean,
): StatsRangeId[] =>
  STATS_RANGES.filter(
    (id) => !hidden.includes(id) && (id !== 'all' || hasAll) && (id !== 'custom' || hasCustom),
  );

/** Whether two ranges are one, by their days too. */
export const isSameRange = (a: StatsRange, b: StatsRange): boolean =>
  a.id === 'custom' && b.id === 'custom' ? a.from === b.from && a.to === b.to : a.id === b.id;
