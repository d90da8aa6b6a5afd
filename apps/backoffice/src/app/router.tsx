import { landingFor } from '@payfac/domain/access';
import { getDefaultStore } from 'jotai';
import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { locationAtom } from '../shared/location.ts';
import { holderAtom, mustResetPassword, sessionAtom } from '../shared/session/session.ts';
import { firstChild, mayOpen } from './guard.ts';
import { LoadFailed } from './load-failed.tsx';
import { type Screen, screens } from './screens.ts';
import { Shell } from './shell/shell.tsx';

const store = getDefaultStore();
const parents = ['/reporting'] as const;

/** Keeps `?as=` on every address of an acting tab, so that a reload finds the acting session again. */
function to(path: string, from: string): Response {
  const as = new URL(from).searchParams.get('as');
  return redirect(as ? `${path}?as=${encodeURIComponent(as)}` : path);
}

function guard(screen: Screen, url: string): Response | null {
  const session = store.get(sessionAtom);
  const resetting = screen.path === '/change-password';
  if (mustResetPassword(session) && !resetting) return to('/change-password', url);
  return mayOpen(store.get(holderAtom), screen) ? null : to('/forbidden', url);
}

const screenRoute = (screen: Screen): RouteObject => ({
  path: screen.path,
  loader: ({ request }) => guard(screen, request.url),
  lazy: () => screen.load(),
});

const parentRoute = (path: string): RouteObject => ({
  path,
  element: <></>,
  loader: ({ request }) => to(firstChild(store.get(holderAtom), path) ?? '/forbidden', request.url),
});

const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <LoadFailed />,
    hydrateFallbackElement: <></>,
    children: [
      {
        path: '/',
        element: <></>,
        loader: ({ request }) => to(landingFor(store.get(holderAtom).roles), request.url),
      },
      { path: '/dev/login', element: <></>, loader: ({ request }) => to('/', request.url) },
      ...screens.map(screenRoute),
      ...parents.map(parentRoute),
      { path: '/forbidden', lazy: () => import('../features/system/forbidden-page.tsx') },
      { path: '*', lazy: () => import('../features/system/not-found-page.tsx') },
    ],
  },
];

export function createRouter() {
  const router = createBrowserRouter(routes);
  const follow = () => {
    const { pathname, search } = router.state.location;
    store.set(locationAtom, { pathname, search });
  };
  follow();
  router.subscribe(follow);
  return router;
}
