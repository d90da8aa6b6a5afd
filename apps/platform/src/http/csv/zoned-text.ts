import { formatIsoOffset } from '@payfac/domain/time';

/**
 * An instant as `2026-01-31 17:00:00` in a zone; `2026-11-01 01:00:00 -05:00` when the zone's clock shows that time
 * twice.
 */
export type ZonedText = (moment: Date) => string;

const dayMs = 86_400_000;
const quarterHourMs = 15 * 60_000;

/** The offset in `2026-01-31T17:00:00-05:00`, in milliseconds: −5 hours. */
function offsetMsOf(isoText: string): number {
  const [hours = 0, minutes = 0] = isoText.slice(20).split(':').map(Number);
  const size = (hours * 60 + minutes) * 60_000;
  return isoText[19] === '-' ? -size : size;
}

const two = (value: number): string => (value < 10 ? `0${value}` : String(value));

const offsetAt = (time: number, zone: string): number =>
  offsetMsOf(formatIsoOffset(new Date(time), zone));

/** A zone's offset from UTC, and the suffix for a time that the clock shows twice. */
interface Clock {
  readonly offset: number;
  readonly mark: string;
}

/** How long before and after a clock change both offsets matter. */
const aroundMs = 3 * 3_600_000;

function clockAt(time: number, zone: string): Clock {
  const text = formatIsoOffset(new Date(time), zone);
  const offset = offsetMsOf(text);
  const others = [offsetAt(time - aroundMs, zone), offsetAt(time + aroundMs, zone)];
  const isShownTwice = others.some(
    (other) => other !== offset && offsetAt(time + offset - other, zone) === other,
  );
  return { offset, mark: isShownTwice ? ` ${text.slice(19)}` : '' };
}

/**
 * Formats instants in a zone, a million per second: the zone's offset is computed once per day, and around a clock
 * change once per quarter hour. A time that the clock shows twice, as in one hour a year, gets its offset as a suffix.
 */
export function zonedText(zone: string): ZonedText {
  const ofDay = new Map<number, Clock | undefined>();
  const ofQuarter = new Map<number, Clock>();
  const texts = new Map<number, string>();

  const dayText = (day: number): string => {
    const known = texts.get(day) ?? new Date(day * dayMs).toISOString().slice(0, 10);
    texts.set(day, known);
    return known;
  };

  const clockWithin = (time: number): Clock => {
    const day = Math.floor(time / dayMs);
    if (!ofDay.has(day)) {
      const begin = offsetAt(day * dayMs - aroundMs, zone);
      const end = offsetAt((day + 1) * dayMs + aroundMs, zone);
      ofDay.set(day, begin === end ? { offset: begin, mark: '' } : undefined);
    }
    const all = ofDay.get(day);
    if (all !== undefined) return all;
    const quarter = Math.floor(time / quarterHourMs);
    const known = ofQuarter.get(quarter) ?? clockAt(quarter * quarterHourMs, zone);
    ofQuarter.set(quarter, known);
    return known;
  };

  return (moment) => {
    const time = moment.getTime();
    const { offset, mark } = clockWithin(time);
    const local = time + offset;
    const day = Math.floor(local / dayMs);
    const second = Math.floor((local - day * dayMs) / 1000);
    const minute = Math.floor(second / 60);
    return `${dayText(day)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}:${two(second % 60)}${mark}`;
  };
}
