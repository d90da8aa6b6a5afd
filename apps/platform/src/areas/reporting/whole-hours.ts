const minuteMs = 60_000;
const dayMs = 86_400_000;
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
 * Whether a zone's hours begin when those of UTC do, in summer and winter: all but a few zones, such as
 * India's or Nepal's. Sums by the hour say nothing of half hours.
 */
export function hasWholeHours(zone: string, span: { readonly from?: Date | undefined }): boolean {
  const now = Date.now();
  const first = span.from?.getTime() ?? now - yearsBack * 365 * dayMs;
  return [first, first + 182 * dayMs, now, now - 182 * dayMs].every(
    (at) => offsetAt(zone, new Date(at)) % 60 === 0,
  );
}
