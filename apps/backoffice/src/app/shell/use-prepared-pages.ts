import type { Holder } from '@payfac/domain/access';
import { useEffect } from 'react';
import type { Session } from '../../shared/session/session.ts';
import { detour } from '../guard.ts';
import { routes } from '../routes.ts';
import { prepareScreen } from '../screen-code.ts';

/** The page of this app that a link leads to. */
function routeOf(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin) return undefined;
  return routes.find(({ path }) => path === link.pathname);
}

/** Preloads a page's code when the pointer, a finger or the focus reaches a link to it. */
export function usePreparedPages(session: Session, holder: Holder): void {
  useEffect(() => {
    const listening = new AbortController();
    const prepare = ({ target }: Event) => {
      const route = routeOf(target);
      // A page that the user may not open isn't even loaded.
      if (route && detour(session, holder, route) === undefined) prepareScreen(route);
    };
    for (const type of ['pointerover', 'pointerdown', 'focusin']) {
      document.addEventListener(type, prepare, { signal: listening.signal, passive: true });
    }
    return () => listening.abort();
  }, [session, holder]);
}
