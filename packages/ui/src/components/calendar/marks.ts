import { byLocale } from '../../locale/by-locale.ts';
import type { IsoDate } from '../date-input/calendar-date.ts';

/** An event on a day. */
export interface CalendarMark {
  /** The day, `YYYY-MM-DD`. */
  readonly date: IsoDate;
  /** A few words: shown in the day's cell. */
  readonly label: string;
  /** Color of its dot; the label must convey it too. @default 'neutral' */
  readonly tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | undefined;
}

/** Events by day, in the given order. */
export function marksByDay(
  marks: readonly CalendarMark[],
): ReadonlyMap<IsoDate, readonly CalendarMark[]> {
  const days = new Map<IsoDate, CalendarMark[]>();
  for (const mark of marks) {
    const day = days.get(mark.date);
    if (day) day.push(mark);
    else days.set(mark.date, [mark]);
  }
  return days;
}

/** Events of the visible months, earliest first. */
export const marksBetween = (
  marks: readonly CalendarMark[],
  first: IsoDate,
  last: IsoDate,
): readonly CalendarMark[] =>
  marks
    .filter(({ date }) => date >= first && date <= last)
    .toSorted((one, other) => one.date.localeCompare(other.date));

const dayFormat = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    }),
);

/** 'Tue, Dec 1' in the given locale. */
export const dayText = (date: IsoDate, locale: string): string =>
  dayFormat(locale).format(new Date(`${date}T00:00:00Z`));
