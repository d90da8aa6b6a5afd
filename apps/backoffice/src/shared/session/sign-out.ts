import * as auth from '@payfac/api/contract/auth';
import { getToken, send } from '../api/connection.ts';
import { inTab } from '../browser-storage/browser-storage.ts';
import { paymentsLogin, place } from '../environment/environment.ts';
import { broadcastSessionEnd, type EndReason } from './broadcast.ts';
import type { Session } from './session.ts';
import { clearStored } from './stored.ts';

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

/** The longest that a sign-out waits for the platform, so that a hanging call doesn't block it. */
const LONGEST_WAIT_MS = 5000;

const quick = { timeoutMs: LONGEST_WAIT_MS };

/** An acting tab's token only ends the acting session, so the administrator's own token is requested. */
async function ownToken({ isLoggedInAs }: Session): Promise<string> {
  if (!isLoggedInAs) return getToken() ?? '';
  const body = { facId: place.brand.facId, application: 'payments' } as const;
  return (await send(auth.sso)({ body }, quick)).token;
}

async function endSignOn(session: Session): Promise<void> {
  const token = await ownToken(session);
  await send(auth.logout)({ body: { token } }, quick);
}

/** Runs in every tab once the session has ended, here or in another tab. */
export function followEnd(reason: EndReason): void {
  clearStored(reason);
  leaveForLogin(reason);
}

/** Signs the user out. The other tabs follow at once; a failed call still signs out here. */
export async function signOut(session: Session, reason: EndReason = 'signed-out'): Promise<void> {
  broadcastSessionEnd(session.signOnRef, reason);
  await endSignOn(session).catch(() => undefined);
  followEnd(reason);
}

/**
 * Leaves an acting session in all of its tabs; the administrator's own tabs stay signed in. For staff acted as in
 * place, it returns to the administrator's own session; a merchant's tab goes to the payments login, never to the
 * administrator's pages (decision A16).
 */
export async function exitActing({ sessionRef }: Session, isSameApp: boolean): Promise<void> {
  await send(auth.logout)({ body: { token: getToken() ?? '' } }, quick).catch(() => undefined);
  broadcastSessionEnd(sessionRef, 'signed-out');
  followExit(isSameApp, 'signed-out');
}

/** Runs in every tab of an acting session once it has ended, here or in another tab. */
export function followExit(isSameApp: boolean, reason: EndReason): void {
  for (const key of inTab.keys()) inTab.drop(key);
  location.replace(isSameApp ? '/' : `${paymentsLogin}?reason=${reason}`);
}

/**
 * Signs the user out of every browser.
 * @throws ApiError on failure: other browsers may still be signed in, so this one stays signed in, too.
 */
export async function signOutEverywhere({ signOnRef }: Session): Promise<void> {
  await send(auth.logout)({ body: { token: getToken() ?? '', everywhere: true } });
  broadcastSessionEnd(signOnRef, 'signed-out');
  followEnd('signed-out');
}
