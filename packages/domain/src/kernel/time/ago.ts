const minuteMs = 60_000;

/** Units of elapsed time, the largest that fits first. */
const units = [
  { name: 'day', one: 'a day', ms: 24 * 60 * minuteMs },
  { name: 'hour', one: 'an hour', ms: 60 * minuteMs },
  { name: 'minute', one: 'a minute', ms: minuteMs },
] as const;

/** `just now`, `a minute ago`, `3 hours ago`, `12 days ago`. */
export function agoInWords(at: Date, now: Date): string {
  const passed = now.getTime() - at.getTime();
  const unit = units.find(({ ms }) => passed >= ms);
  if (!unit) return 'just now';
  const count = Math.floor(passed / unit.ms);
  return `${count === 1 ? unit.one : `${count} ${unit.name}s`} ago`;
}
