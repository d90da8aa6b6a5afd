const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Shorter than either half of a daylight saving cycle. */
const seasonMs = 60 * dayMs;
const yearsBack = 2;

/** A zone's offset from UTC at a moment, in minutes. */
function offsetAt(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  return Math.round((shown - Math.floor(at.getTime() / minuteMs) * minuteMs) / minuteMs);
}

/**
 * Whether a zone's offset is in whole hours throughout a span. It isn't in a few zones, such as India's, Nepal's or, in
 * its winter, Lord Howe's, and hourly sums can't be split.
 */
export function hasWholeHours(zone: string, span: { readonly from?: Date | undefined }): boolean {
  const now = Date.now();
  const first = Math.min(span.from?.getTime() ?? Infinity, now - yearsBack * 365 * dayMs);
  const last = Math.max(span.from?.getTime() ?? 0, now) + seasonMs;
  for (let at = first; at < last; at += seasonMs) {
    if (offsetAt(zone, new Date(at)) % 60 !== 0) return false;
  }
  return true;
}
