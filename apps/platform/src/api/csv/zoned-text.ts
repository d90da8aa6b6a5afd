import { formatIsoOffset } from '@payfac/domain/time';

/** An instant as `2026-01-31 17:00:00` in a zone. */
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

/**
 * Writes instants in a zone, a million a second: the zone's offset is worked out once for each day
 * met, and on the few days it changes once for each quarter hour, where all changes lie.
 */
export function zonedText(zone: string): ZonedText {
  const ofDay = new Map<number, number | undefined>();
  const ofQuarter = new Map<number, number>();
  const texts = new Map<number, string>();

  const dayText = (day: number): string => {
    const known = texts.get(day) ?? new Date(day * dayMs).toISOString().slice(0, 10);
    texts.set(day, known);
    return known;
  };

  const offsetWithin = (time: number): number => {
    const day = Math.floor(time / dayMs);
    if (!ofDay.has(day)) {
      const [begin, end] = [offsetAt(day * dayMs, zone), offsetAt((day + 1) * dayMs, zone)];
      ofDay.set(day, begin === end ? begin : undefined);
    }
    const all = ofDay.get(day);
    if (all !== undefined) return all;
    const quarter = Math.floor(time / quarterHourMs);
    const known = ofQuarter.get(quarter) ?? offsetAt(quarter * quarterHourMs, zone);
    ofQuarter.set(quarter, known);
    return known;
  };

  return (moment) => {
    const time = moment.getTime();
    const local = time + offsetWithin(time);
    const day = Math.floor(local / dayMs);
    const second = Math.floor((local - day * dayMs) / 1000);
    const minute = Math.floor(second / 60);
    return `${dayText(day)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}:${two(second % 60)}`;
  };
}
