import * as auth from '@payfac/api/contract/auth';
import { send } from '../api/connection.ts';
import { inTab } from '../browser-storage/browser-storage.ts';
import { paymentsLogin, place } from '../environment/environment.ts';
import { broadcastSessionEnd, type EndReason } from './broadcast.ts';
import { leaveForLogin } from './leave.ts';
import type { Session } from './session.ts';
import { clearStored } from './stored.ts';
import { getToken } from './token.ts';

/** Longest that a sign-out waits for the platform: a call that hangs holds nobody back. */
const LONGEST_WAIT_MS = 5000;

const quick = { timeoutMs: LONGEST_WAIT_MS };

/** An acting tab's token ends the acting session alone, so the administrator's own is asked for. */
async function ownToken({ isLoggedInAs }: Session): Promise<string> {
  if (!isLoggedInAs) return getToken() ?? '';
  const body = { facId: place.brand.facId, application: 'payments' } as const;
  return (await send(auth.sso)({ body }, quick)).token;
}

async function endSignOn(session: Session): Promise<void> {
  const token = await ownToken(session);
  await send(auth.logout)({ body: { token } }, quick);
}

/** What every tab does once the session has ended, here or in another one. */
export function followEnd(reason: EndReason): void {
  clearStored(reason);
  leaveForLogin(reason);
}

/**
 * Signs the person out. The other tabs follow at once; a failed call still signs out here.
 */
export async function signOut(session: Session, reason: EndReason = 'signed-out'): Promise<void> {
  broadcastSessionEnd(session.signOnRef, reason);
  await endSignOn(session).catch(() => undefined);
  followEnd(reason);
}

/**
 * Leaves an acting session, in this tab and every other tab of it; the administrator's own stay as they
 * are. Staff acted as in place lead back to the administrator's own session; a merchant's tab leads to
 * the payments login address, never onto the administrator's own pages (decision A16).
 */
export async function exitActing({ sessionRef }: Session, isSameApp: boolean): Promise<void> {
  await send(auth.logout)({ body: { token: getToken() ?? '' } }, quick).catch(() => undefined);
  broadcastSessionEnd(sessionRef, 'signed-out');
  followExit(isSameApp, 'signed-out');
}

/** What every tab of an acting session does once it has ended, here or in another one. */
export function followExit(isSameApp: boolean, reason: EndReason): void {
  for (const key of inTab.keys()) inTab.drop(key);
  location.replace(isSameApp ? '/' : `${paymentsLogin}?reason=${reason}`);
}

/**
 * Signs the person out of every browser.
 * @throws ApiError when that failed: other browsers may be signed in, and so this one stays as well.
 */
export async function signOutEverywhere({ signOnRef }: Session): Promise<void> {
  await send(auth.logout)({ body: { token: getToken() ?? '', everywhere: true } });
  broadcastSessionEnd(signOnRef, 'signed-out');
  followEnd('signed-out');
}
