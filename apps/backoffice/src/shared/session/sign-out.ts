import { api } from '../api/client.ts';
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

/**
 * Signs the person out in every tab, or leaves an acting session in its own. A failed call still
 * signs out here.
 */
export async function signOut(session: Session, reason: LeaveReason = 'signed-out'): Promise<void> {
  await api.auth.logout({ body: { token: getToken() ?? '' } }).catch(() => undefined);
  tellSignedOut(session.isLoggedInAs ? session.sessionRef : session.signOnRef);
  clearStored();
  leaveForLogin(reason);
}
