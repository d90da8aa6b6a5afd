import type { Holder } from '@payfac/domain/access';
import { type AppRoute, mayOpen } from '../shared/routes/route.ts';
import { mustAddFactor, mustResetPassword, type Session } from '../shared/session/session.ts';

const resetPath = '/change-password';
const factorPath = '/profile';

/**
 * The page to go to instead of the requested one. A user who must choose a new password or add a second factor can only
 * do that (decision A70); one without the ability or feature sees that they may not open the page.
 */
export function detour(
  session: Session,
  holder: Holder,
  route: Pick<AppRoute, 'path' | 'access' | 'feature' | 'isPersonal'>,
): string | undefined {
  if (mustResetPassword(session)) return route.path === resetPath ? undefined : resetPath;
  if (mustAddFactor(session)) return route.path === factorPath ? undefined : factorPath;
  if (route.isPersonal && session.isLoggedInAs) return '/forbidden';
  return mayOpen(holder, route) ? undefined : '/forbidden';
}

/** The first page below a path that the user may open, for parents without a page of their own. */
export const firstChild = (
  routes: readonly AppRoute[],
  holder: Holder,
  parent: string,
): string | undefined =>
  routes.find((route) => route.path.startsWith(`${parent}/`) && mayOpen(holder, route))?.path;

/** Whether a page can be opened by name: its address needs no record's id. */
const isNamed = ({ path }: AppRoute): boolean => !path.includes(':');

/** The pages that the user may open by name: in the palette and by keys, as by menu and address. */
export const openPages = (
  routes: readonly AppRoute[],
  session: Session,
  holder: Holder,
): readonly AppRoute[] =>
  routes.filter((route) => isNamed(route) && detour(session, holder, route) === undefined);

/** The keys that go to each page, by path: `g t`. If two pages use one letter, the first gets it. */
export function goKeysOf(pages: readonly AppRoute[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    pages.flatMap(({ path, key }): [string, string][] => {
      if (key === undefined || taken.has(key)) return [];
      taken.add(key);
      return [[path, `g ${key}`]];
    }),
  );
}
