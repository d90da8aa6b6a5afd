import { place } from '../environment/environment.ts';
import type { EndReason } from './broadcast.ts';

/** The address without what belongs to the session that ended. */
function returnPath(): string {
  const url = new URL(location.href);
  url.searchParams.delete('as');
  return `${url.pathname}${url.search}`;
}

/**
 * Leaves for the login page by a full page load, so that nothing of one person stays in memory. Unless
 * the person chose to go, signing in again leads back to where they were.
 */
export function leaveForLogin(reason?: EndReason): void {
  const url = new URL(place.loginPath, location.origin);
  if (reason) url.searchParams.set('reason', reason);
  const back = returnPath();
  if (reason !== 'signed-out' && back !== '/') url.searchParams.set('return', back);
  location.replace(url);
}
