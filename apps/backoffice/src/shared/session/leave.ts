import { place } from '../environment/environment.ts';

export type LeaveReason = 'signed-out' | 'expired' | 'upgraded';

/** Leaves for the login page by a full page load, so that nothing of one person stays in memory. */
export function leaveForLogin(reason?: LeaveReason): void {
  const url = new URL(place.loginPath, location.origin);
  if (reason) url.searchParams.set('reason', reason);
  location.replace(url);
}
