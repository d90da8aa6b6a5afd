import { formatIsoOffset } from '@payfac/domain/time';

/** An instant as `2026-01-31 17:00:00` in a zone; `2026-11-01 01:00:00 -05:00` where its clock shows that twice. */
export type ZonedText = (moment: Date) => string;

const dayMs = 86_400_000;
const quarterHourMs = 15 * 60_000;

/** Of `2026-01-31T17:00:00-05:00`: −5 hours, in milliseconds. */
function offsetMsOf(isoText: string): number {
  const [hours = 0, minutes = 0] = isoText.slice(20).split(':').map(Number);
  const size = (hours * 60 + minutes) * 60_000;
  return isoText[19] === '-' ? -size : size;
}

const two = (value: number): string => (value < 10 ? `0${value}` : String(value));

const offsetAt = (time: number, zone: string): number =>
  offsetMsOf(formatIsoOffset(new Date(time), zone));

/** What a zone's clock adds to UTC, and what to write behind a time that the clock shows twice. */
interface Clock {
  readonly offset: number;
  readonly mark: string;
}

/** A clock that changes has its old or new offset so long before and after. */
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
 * Writes instants in a zone, a million a second: the zone's offset is worked out once for each day
 * met, and on the few days around a change once for each quarter hour, where all changes lie. A time that
 * the clock shows twice, as one hour a year, has its offset behind it.
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
