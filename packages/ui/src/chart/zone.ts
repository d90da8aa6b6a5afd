const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  return format;
}

const OFFSET = /GMT(?:(?<sign>[+-])(?<hours>\d+):(?<minutes>\d+)(?::(?<seconds>\d+))?)?$/;
const DAY = 86_400_000;
const WEEK = 7 * DAY;

function readOffset(instant: number, zone: string): number {
  const {
    sign,
    hours = 0,
    minutes = 0,
    seconds = 0,
  } = OFFSET.exec(formatOf(zone).format(instant))?.groups ?? {};
  const size = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
}

/** Offsets by zone and week. */
const weeks = new Map<string, Map<number, number>>();

function offsetAtWeek(week: number, zone: string): number {
  const known = weeks.get(zone) ?? new Map<number, number>();
  weeks.set(zone, known);
  const offset = known.get(week) ?? readOffset(week * WEEK, zone);
  known.set(week, offset);
  return offset;
}

/**
 * Offset of a zone from UTC at an instant, in milliseconds. Asking the browser costs microseconds, too much for ten
 * thousand points, so offsets are cached per week; only a week whose start and end differ is asked about again. UTC is
 * never asked about: creating the zone's format takes most of a millisecond.
 */
export function offsetAt(instant: number, zone: string): number {
  if (zone === 'UTC') return 0;
  const week = Math.floor(instant / WEEK);
  const start = offsetAtWeek(week, zone);
  return start === offsetAtWeek(week + 1, zone) ? start : readOffset(instant, zone);
}

/** Local time of a zone at an instant, as milliseconds without a zone. */
export const wallOf = (instant: number, zone: string): number => instant + offsetAt(instant, zone);

/**
 * The instant of a local time in a zone: the first of two when an hour repeats, and the end of the gap for a skipped
 * time, as some midnights are.
 */
export function instantOf(wall: number, zone: string): number {
  const before = wall - offsetAt(wall - DAY, zone);
  const after = wall - offsetAt(wall + DAY, zone);
  const first = Math.min(before, after);
  if (wallOf(first, zone) === wall) return first;
  const second = Math.max(before, after);
  return wallOf(second, zone) === wall ? second : before;
}

const dayOf = (instant: number, zone: string): number => Math.floor(wallOf(instant, zone) / DAY);

/** Whether a day of the zone starts at an instant: some days have no midnight, others have two. */
export const beginsDay = (instant: number, zone: string): boolean =>
  dayOf(instant, zone) !== dayOf(instant - 1, zone);

/** The browser's time zone; UTC when the browser reports an unknown one, such as `Etc/Unknown`. */
export function localZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    Intl.DateTimeFormat('en-US', { timeZone });
    return timeZone;
  } catch {
    return 'UTC';
  }
}
