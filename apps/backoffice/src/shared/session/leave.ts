import { place } from '../environment/environment.ts';
import type { EndReason } from './broadcast.ts';

/** The address without parameters of the ended session. */
function returnPath(): string {
  const url = new URL(location.href);
  url.searchParams.delete('as');
  return `${url.pathname}${url.search}`;
}

/**
 * Goes to the login page with a full page load, so that none of the user's data stays in memory. Unless the user chose
 * to leave, signing in again returns to the same page.
 */
export function leaveForLogin(reason?: EndReason): void {
  const url = new URL(place.loginPath, location.origin);
  if (reason) url.searchParams.set('reason', reason);
  const back = returnPath();
  if (reason !== 'signed-out' && back !== '/') url.searchParams.set('return', back);
  location.replace(url);
}
