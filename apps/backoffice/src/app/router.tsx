import { landingFor, rolesOf } from '@payfac/domain/access';
import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { contextual, locationAtom } from '../shared/address.ts';
import type { AppRoute } from '../shared/routes/route.ts';
import { rereadSession } from '../shared/session/reread.ts';
import { holderAtom, sessionAtom } from '../shared/session/session.ts';
import { onRefused } from '../shared/session/signals.ts';
import { read, runningApp, write } from '../shared/state/app.ts';
import { detour, firstChild } from './guard.ts';
import { RoutePage } from './route-page.tsx';
import { routes } from './routes.ts';
import { readyScreen } from './screen-code.ts';
import { LoadFailed, ScreenFailed } from './screen-failed.tsx';
import { Shell } from './shell/shell.tsx';

type Revalidating = Pick<ReturnType<typeof createBrowserRouter>, 'revalidate'>;

/**
 * Follows changes of the user's access: a refused call rereads the session, and a changed session reruns the page's
 * guard.
 * @returns a function that stops it.
 */
function followAccess(router: Revalidating): () => void {
  const stopListening = onRefused(() => void rereadSession());
  const stopFollowing = runningApp().store.sub(sessionAtom, () => void router.revalidate());
  return () => {
    stopListening();
    stopFollowing();
  };
}

/** A redirect that keeps the tab's acting session and chosen account, so that they survive a reload. */
const redirectInTab = (path: string, from: string): Response =>
  redirect(contextual(path, new URL(from).search));

/** Parents without a page of their own: they lead to the first child that the user may open. */
const parents = ['/reporting', '/developer', '/risk-management'].filter((parent) =>
  routes.some(({ path }) => path.startsWith(`${parent}/`)),
);

const system = {
  forbidden: {
    path: '/forbidden',
    title: 'No access',
    access: 'signed-in',
    load: () => import('./system/forbidden-page.tsx'),
  },
  notFound: {
    path: '*',
    title: 'Page not found',
    access: 'signed-in',
    load: () => import('./system/not-found-page.tsx'),
  },
} as const satisfies Record<string, AppRoute>;

const pathOf = (url: string): string => {
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${search}${hash}`;
};

/** The guard runs before the code loads: a page that the user may not open isn't even loaded. */
const pageRoute = (route: AppRoute): RouteObject => ({
  path: route.path,
  id: route.path,
  loader: async ({ request }) => {
    const elsewhere = detour(read(sessionAtom), read(holderAtom), route);
    if (elsewhere) return redirectInTab(elsewhere, request.url);
    await readyScreen(route, pathOf(request.url));
    return null;
  },
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
      ? false
      : defaultShouldRevalidate,
  element: <RoutePage route={route} />,
  errorElement: <ScreenFailed />,
});

const redirectRoute = (path: string, target: () => string): RouteObject => ({
  path,
  element: <></>,
  loader: ({ request }) => redirectInTab(target(), request.url),
});

const parentRoute = (path: string): RouteObject =>
  redirectRoute(path, () => firstChild(routes, read(holderAtom), path) ?? '/forbidden');

export const table: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <LoadFailed />,
    hydrateFallbackElement: <></>,
    children: [
      redirectRoute('/', () => landingFor(rolesOf(read(holderAtom)))),
      redirectRoute('/dev/login', () => '/'),
      ...routes.map(pageRoute),
      ...parents.map(parentRoute),
      pageRoute(system.forbidden),
      pageRoute(system.notFound),
    ],
  },
];

type Router = ReturnType<typeof createBrowserRouter>;

/** Keeps the app informed of the router's location, and the router of the user's access, until the app ends. */
export function inApp(router: Router): Router {
  const follow = () => {
    const { pathname, search } = router.state.location;
    write(locationAtom, { pathname, search });
  };
  follow();
  const stops = [router.subscribe(follow), followAccess(router), () => router.dispose()];
  runningApp().until.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
  return router;
}

export const createRouter = (): Router => inApp(createBrowserRouter(table));
