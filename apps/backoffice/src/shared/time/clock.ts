import { isTimeZone } from '@payfac/domain/time';

/*
 * Business time: where responses carry it (local environments) the app's clock follows the server's,
 * which may have been moved ahead.
 */
let offset = 0;

export const followBusinessTime = (serverTime: Date): void => {
  offset = serverTime.getTime() - Date.now();
};

export const now = (): Date => new Date(Date.now() + offset);

/** Some browsers don't know where they are, and name a zone that nobody knows, such as `Etc/Unknown`. */
const browserZone = (): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
};

let zone = browserZone();

/** The session's zone: the browser's unless the person's preferences fix one, UTC where neither is known. */
export const getZone = (): string => zone;

export const fixZone = (preferred: string | undefined): void => {
  if (preferred && isTimeZone(preferred)) zone = preferred;
};
