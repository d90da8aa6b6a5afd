import type { createBrowserRouter } from 'react-router-dom';
import { onRefused } from '../shared/session/refused.ts';
import { rereadSession } from '../shared/session/reread.ts';
import { sessionAtom } from '../shared/session/session.ts';
import { runningApp } from '../shared/state/app.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'revalidate'>;

/**
 * Follows changes of the user's access: a refused call rereads the session, and a changed session reruns the page's
 * guard.
 * @returns a function that stops it.
 */
export function followAccess(router: Router): () => void {
  const stopListening = onRefused(() => void rereadSession());
  const stopFollowing = runningApp().store.sub(sessionAtom, () => void router.revalidate());
  return () => {
    stopListening();
    stopFollowing();
  };
}
