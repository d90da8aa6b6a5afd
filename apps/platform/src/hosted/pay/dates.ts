const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A `YYYY-MM-DD` day as `March 18, 2026`. */
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
