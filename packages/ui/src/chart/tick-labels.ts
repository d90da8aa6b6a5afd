import { byLocale } from '../locale/by-locale.ts';
import type { TickUnit } from './time-ticks.ts';
import { beginsDay, wallOf } from './zone.ts';

/**
 * Clock times are shifted and formatted as if in UTC, so that one format serves all zones. A page's first format loads
 * the browser's tables, which takes about 20 ms: it is created for the default language while the module loads, not
 * when a chart appears.
 */
function format(options: Intl.DateTimeFormatOptions) {
  const formatIn = byLocale(
    (locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
  );
  formatIn('en-US');
  return formatIn;
}

const hour = format({ hour: 'numeric' });
const minute = format({ hour: 'numeric', minute: '2-digit' });
const day = format({ month: 'short', day: 'numeric' });
const month = format({ month: 'short' });
const year = format({ year: 'numeric' });
const shortMonthAndYear = format({ month: 'short', year: 'numeric' });
const monthAndYear = format({ month: 'long', year: 'numeric' });
const date = format({ month: 'short', day: 'numeric', year: 'numeric' });
const dateTime = format({
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

function formatFor(wall: Date, unit: TickUnit, isDay: boolean) {
  if (unit === 'year') return year;
  if (unit === 'month') return wall.getUTCMonth() === 0 ? year : month;
  if (unit === 'day' || isDay) return day;
  return wall.getUTCMinutes() === 0 ? hour : minute;
}

/** The shortest label of a tick; the first tick of a day or year among smaller steps names it. */
export function tickLabel(instant: number, unit: TickUnit, zone: string, locale: string): string {
  const wall = new Date(wallOf(instant, zone));
  return formatFor(wall, unit, beginsDay(instant, zone))(locale).format(wall);
}

/**
 * A tick label of a period, by the distance between ticks: a month that starts a year names both, since the year alone
 * would be ambiguous.
 */
export function periodTick(
  instant: number,
  { unit, among }: { unit: TickUnit; among: TickUnit },
  zone: string,
  locale: string,
): string {
  if (unit !== 'month' || among !== 'month') return tickLabel(instant, among, zone, locale);
  const wall = new Date(wallOf(instant, zone));
  return (wall.getUTCMonth() === 0 ? shortMonthAndYear : month)(locale).format(wall);
}

/** Midnights are formatted as dates, other instants with the time. */
export function instantLabel(instant: number, zone: string, locale: string): string {
  const whole = beginsDay(instant, zone) ? date : dateTime;
  return whole(locale).format(wallOf(instant, zone));
}

/** A period by its start, named as precisely as the unit needs. */
export function periodLabel(instant: number, unit: TickUnit, zone: string, locale: string): string {
  if (unit === 'time' || unit === 'day') return instantLabel(instant, zone, locale);
  return (unit === 'year' ? year : monthAndYear)(locale).format(wallOf(instant, zone));
}
