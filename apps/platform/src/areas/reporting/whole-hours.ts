const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Shorter than a clock stays changed. */
const seasonMs = 60 * dayMs;
const yearsBack = 2;

/** Minutes by which a zone's clock is ahead of UTC at a moment. */
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
 * Whether a zone's hours begin when those of UTC do, in every season from the beginning of a span: all but
 * a few zones, such as India's, Nepal's or, in its winter, Lord Howe's. Sums by the hour say nothing of
 * half hours.
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
