import type { createBrowserRouter } from 'react-router-dom';
import { onRefused } from '../shared/session/refused.ts';
import { rereadSession } from '../shared/session/reread.ts';
import { sessionAtom } from '../shared/session/session.ts';
import { runningApp } from '../shared/state/app.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'revalidate'>;

/**
 * Follows what the person may do: a refused call has the session read again, and another session has the
 * page's guard asked again. @returns what ends it.
 */
export function followAccess(router: Router): () => void {
  const stopListening = onRefused(() => void rereadSession());
  const stopFollowing = runningApp().store.sub(sessionAtom, () => void router.revalidate());
  return () => {
    stopListening();
    stopFollowing();
  };
}
