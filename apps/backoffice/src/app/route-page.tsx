import type { Holder } from '@payfac/domain/access';
import { createElement, useMemo } from 'react';
import { type AppRoute, mayOpen } from '../shared/routes/route.ts';
import {
  type Crumb,
  type Page,
  PageContext,
  type PageGroup,
  useWindowTitle,
} from '../shared/screen/page.ts';
import { useHolder } from '../shared/session/session.ts';
import { routes } from './routes.ts';
import { screenOf } from './screen-code.ts';

const above = ({ parent }: AppRoute): AppRoute | undefined =>
  routes.find(({ path }) => path === parent);

/** A page's ancestors, top level first. */
function ancestors(route: AppRoute): readonly AppRoute[] {
  const parent = above(route);
  return parent ? [...ancestors(parent), parent] : [];
}

/** The pages of a route's group that the user may open; undefined if it is only this one. */
function groupOf({ group: label, path }: AppRoute, holder: Holder): PageGroup | undefined {
  if (label === undefined) return undefined;
  const tabs = routes
    .filter((route) => route.group === label && mayOpen(holder, route))
    .map(({ title, path: href }) => ({ label: title, href }));
  return tabs.length > 1 ? { label, tabs, activeHref: path } : undefined;
}

/** One page inside the shell: sets the page's title and shows the screen that its loader prepared. */
export function RoutePage({ route }: { readonly route: AppRoute }) {
  const holder = useHolder();
  const page = useMemo((): Page => {
    const trail: Crumb[] = ancestors(route)
      .filter((ancestor) => mayOpen(holder, ancestor))
      .map(({ title, path }) => ({ label: title, href: path }));
    const group = groupOf(route, holder);
    return { title: route.title, trail, ...(group && { group }) };
  }, [route, holder]);
  useWindowTitle(route.title);
  const screen = screenOf(route.path);
  if (!screen) throw new Error(`${route.path} is shown before its code is ready.`);
  return <PageContext value={page}>{createElement(screen)}</PageContext>;
}
