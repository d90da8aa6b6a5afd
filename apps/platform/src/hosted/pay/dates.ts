const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `March 18, 2026` of a `YYYY-MM-DD` day. */
export const longDate = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/** `March 18, 2026 at 12:00 PM EDT`. */
export const longMoment = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(at);
