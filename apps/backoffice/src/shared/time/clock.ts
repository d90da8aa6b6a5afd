import { isTimeZone } from '@payfac/domain/time';
import { ofApp } from '../state/app.ts';

/*
 * Business time: when responses carry it (in local environments), the app's clock follows the server's, which may have
 * been moved ahead.
 */
const business = ofApp(() => ({ offset: 0 }));

export const followBusinessTime = (serverTime: Date): void => {
  business().offset = serverTime.getTime() - Date.now();
};

export const now = (): Date => new Date(Date.now() + business().offset);

/** Some browsers report an unknown zone, such as `Etc/Unknown`. */
const browserZone = (): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
};

const session = ofApp(() => ({ zone: browserZone() }));

/** The session's zone: the user's preference, or else the browser's; UTC when neither is known. */
export const getZone = (): string => session().zone;

export const fixZone = (preferred: string | undefined): void => {
  if (preferred && isTimeZone(preferred)) session().zone = preferred;
};
