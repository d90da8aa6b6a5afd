import { ApiError } from '@payfac/api';
import { getDefaultStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { place } from '../shared/environment/environment.ts';
import { queryClient } from '../shared/query/client.ts';
import { api } from '../shared/session/api.ts';
import { onSignedOut } from '../shared/session/broadcast.ts';
import { watchIdle } from '../shared/session/idle.ts';
import { leaveForLogin } from '../shared/session/leave.ts';
import { type Session, sessionAtom } from '../shared/session/session.ts';
import { signOut } from '../shared/session/sign-out.ts';
import { setToken } from '../shared/session/token.ts';
import { fixZone } from '../shared/time/clock.ts';

export type Boot =
  | { readonly state: 'signed-in'; readonly session: Session }
  | { readonly state: 'leaving' }
  | { readonly state: 'failed'; readonly error: ApiError };

/** Trades the sign-on for this tab's session and puts it where every screen finds it. */
export async function boot(): Promise<Boot> {
  const as = new URLSearchParams(location.search).get('as');
  try {
    const session = await api.auth.sso({
      body: { facId: place.brand.facId, application: 'payments', ...(as ? { as } : {}) },
    });
    setToken(session.token);
    fixZone(session.preferences.timeZone);
    const store = getDefaultStore();
    store.set(queryClientAtom, queryClient);
    store.set(sessionAtom, session);
    onSignedOut([session.sessionRef, session.signOnRef], () => leaveForLogin('signed-out'));
    watchIdle(() => void signOut(session, 'expired'));
    return { state: 'signed-in', session };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 401) return { state: 'failed', error };
    leaveForLogin();
    return { state: 'leaving' };
  }
}
