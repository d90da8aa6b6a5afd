/** The time zone of list requests. */
export const askedZone = 'America/New_York';

const told = new Intl.DateTimeFormat('sv-SE', {
  timeZone: askedZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});
const offset = new Intl.DateTimeFormat('en-US', {
  timeZone: askedZone,
  timeZoneName: 'longOffset',
});

const hourMs = 3_600_000;

/** Formatted as `2026-01-31 17:00:00`. */
export const localTime = (moment: string): string => told.format(new Date(moment));

/** A moment as files show it: to the second, with its offset in the repeated hour. */
export function timeInFile(moment: string): string {
  const at = Date.parse(moment);
  const text = told.format(at);
  const isShownTwice = [-hourMs, hourMs].some((by) => told.format(at + by) === text);
  return isShownTwice ? `${text} ${offset.format(at).slice(-6)}` : text;
}
