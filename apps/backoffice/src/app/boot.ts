import { ApiError } from '@payfac/api';
import * as auth from '@payfac/api/contract/auth';
import { WRONG_API_USER } from '@payfac/api/messages';
import { send, setToken } from '../shared/api/connection.ts';
import { place } from '../shared/environment/environment.ts';
import { onSessionEndElsewhere } from '../shared/session/broadcast.ts';
import { watchIdle } from '../shared/session/idle.ts';
import { isSameApp, type Session, sessionAtom } from '../shared/session/session.ts';
import { followEnd, followExit, leaveForLogin, signOut } from '../shared/session/sign-out.ts';
import { onSessionEnd } from '../shared/session/signals.ts';
import { setAppFlag } from '../shared/session/stored.ts';
import { createApp, write } from '../shared/state/app.ts';
import { fixZone } from '../shared/time/clock.ts';

export type Boot =
  | { readonly state: 'signed-in'; readonly session: Session }
  | { readonly state: 'leaving' }
  | { readonly state: 'failed'; readonly error: ApiError };

/** Ends this tab's session together with the one it belongs to: its own, or its sign-on. */
function followSession(session: Session): void {
  const { sessionRef, signOnRef, isLoggedInAs } = session;
  onSessionEndElsewhere([signOnRef], followEnd);
  if (isLoggedInAs)
    onSessionEndElsewhere([sessionRef], (reason) => followExit(isSameApp(session), reason));
  onSessionEnd(() =>
    isLoggedInAs ? followExit(isSameApp(session), 'expired') : void signOut(session, 'expired'),
  );
  watchIdle(() => void signOut(session, 'expired'));
}

/** Starts the page's app: trades the sign-on for this tab's session and stores it for every screen. */
export async function boot(): Promise<Boot> {
  createApp();
  const as = new URLSearchParams(location.search).get('as');
  try {
    const session = await send(auth.sso)({
      body: { facId: place.brand.facId, application: 'payments', ...(as ? { as } : {}) },
    });
    setToken(session.token);
    setAppFlag();
    fixZone(session.preferences.timeZone);
    write(sessionAtom, session);
    followSession(session);
    return { state: 'signed-in', session };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 401 || error.code === WRONG_API_USER) return { state: 'failed', error };
    leaveForLogin();
    return { state: 'leaving' };
  }
}
