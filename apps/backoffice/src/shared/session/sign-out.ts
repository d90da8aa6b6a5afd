import { api } from './api.ts';
import { tellSignedOut } from './broadcast.ts';
import { type LeaveReason, leaveForLogin } from './leave.ts';
import type { Session } from './session.ts';
import { getToken } from './token.ts';

const MODE = 'payments.mode';

/** Clears what this person left in the browser; the colour mode alone survives. */
function clearStored(): void {
  const mode = localStorage.getItem(MODE);
  localStorage.clear();
  sessionStorage.clear();
  if (mode) localStorage.setItem(MODE, mode);
}

const token = (): string => getToken() ?? '';

function leave(ref: string, reason: LeaveReason): void {
  tellSignedOut(ref);
  clearStored();
  leaveForLogin(reason);
}

/**
 * Signs the person out in every tab, or leaves an acting session in its own. A failed call still
 * signs out here.
 */
export async function signOut(session: Session, reason: LeaveReason = 'signed-out'): Promise<void> {
  await api.auth.logout({ body: { token: token() } }).catch(() => undefined);
  leave(session.isLoggedInAs ? session.sessionRef : session.signOnRef, reason);
}

/**
 * Signs the person out of every browser.
 * @throws ApiError when that failed: other browsers may be signed in, and so this one stays as well.
 */
export async function signOutEverywhere({ signOnRef }: Session): Promise<void> {
  await api.auth.logout({ body: { token: token(), everywhere: true } });
  leave(signOnRef, 'signed-out');
}
