import { ApiError } from '@payfac/api';
import * as auth from '@payfac/api/contract/auth';
import { send, setToken } from '../api/connection.ts';
import { place } from '../environment/environment.ts';
import { queryClient } from '../query/client.ts';
import { ofApp, runningApp } from '../state/app.ts';
import { isHeldBack, type Session, sessionAtom } from './session.ts';
import { announceSessionEnd } from './signals.ts';

/** The parts that decide the user's pages, menus, buttons and rows. */
const accessOf = (session: Session): string => {
  const { acl, accounts, productIds } = session.applications.payments;
  return JSON.stringify([acl, accounts, productIds, isHeldBack(session)]);
};

async function reread(): Promise<void> {
  const { store } = runningApp();
  const before = store.get(sessionAtom);
  const as = before.isLoggedInAs ? { as: before.sessionRef } : {};
  const body = { facId: place.brand.facId, application: 'payments', ...as } as const;
  try {
    const session = await send(auth.sso)({ body });
    setToken(session.token);
    if (accessOf(session) === accessOf(before)) return;
    store.set(sessionAtom, session);
    // Drops all data that this user may no longer see, on screen and in memory.
    await queryClient().resetQueries();
  } catch (problem) {
    const isOver = problem instanceof ApiError && [401, 403].includes(problem.status);
    if (isOver) announceSessionEnd();
  }
}

const inApp = ofApp((): { reading: Promise<void> | undefined } => ({ reading: undefined }));

/**
 * Reads the session again, once for concurrent callers. If the user's access has changed, menu, guard and buttons
 * follow, and everything shown is requested again.
 */
export function rereadSession(): Promise<void> {
  const state = inApp();
  state.reading ??= reread().finally(() => {
    state.reading = undefined;
  });
  return state.reading;
}
