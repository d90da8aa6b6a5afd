import { formatIsoOffset } from '@payfac/domain/time';

/** An instant as `2026-01-31 17:00:00` in a zone. */
export type ZonedText = (moment: Date) => string;

const quarterHourMs = 15 * 60_000;

/** Of `2026-01-31T17:00:00-05:00`: −5 hours, in milliseconds. */
function offsetMsOf(isoText: string): number {
  const [hours = 0, minutes = 0] = isoText.slice(20).split(':').map(Number);
  const size = (hours * 60 + minutes) * 60_000;
  return isoText[19] === '-' ? -size : size;
}

/**
 * Writes instants in a zone, a million a second: every offset of every zone changes on a quarter
 * hour, so it is looked up once for each quarter hour met and kept.
 */
export function zonedText(zone: string): ZonedText {
  const offsets = new Map<number, number>();
  const offsetAt = (time: number): number => {
    const quarter = Math.floor(time / quarterHourMs);
    let offset = offsets.get(quarter);
    if (offset === undefined) {
      offset = offsetMsOf(formatIsoOffset(new Date(time), zone));
      if (offsets.size > 100_000) offsets.clear();
      offsets.set(quarter, offset);
    }
    return offset;
  };
  return (moment) => {
    const time = moment.getTime();
    return new Date(time + offsetAt(time)).toISOString().slice(0, 19).replace('T', ' ');
  };
}
