import { isTimeZone } from '@payfac/domain/time';
import { ofApp } from '../state/app.ts';

/*
 * Business time: where responses carry it (local environments) the app's clock follows the server's,
 * which may have been moved ahead.
 */
const business = ofApp(() => ({ offset: 0 }));

export const followBusinessTime = (serverTime: Date): void => {
  business().offset = serverTime.getTime() - Date.now();
};

export const now = (): Date => new Date(Date.now() + business().offset);

/** Some browsers don't know where they are, and name a zone that nobody knows, such as `Etc/Unknown`. */
const browserZone = (): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
};

const session = ofApp(() => ({ zone: browserZone() }));

/** The session's zone: the browser's unless the person's preferences fix one, UTC where neither is known. */
export const getZone = (): string => session().zone;

export const fixZone = (preferred: string | undefined): void => {
  if (preferred && isTimeZone(preferred)) session().zone = preferred;
};
