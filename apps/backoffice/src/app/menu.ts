import type { Holder } from '@payfac/domain/access';
import { mayOpen } from '../shared/routes/may-open.ts';
import type { AppRoute, MenuPlace, MenuSection } from '../shared/routes/route.ts';

/** A page with an entry in the menu. */
export type MenuRoute = AppRoute & { readonly menu: MenuPlace };

const inMenu = (route: AppRoute): route is MenuRoute => route.menu !== undefined;

/** The pages of one section that the user may open, in order. */
export const menuSection = (
  routes: readonly AppRoute[],
  holder: Holder,
  section: MenuSection,
): readonly MenuRoute[] =>
  routes
    .filter(inMenu)
    .filter(({ menu }) => menu.section === section)
    .filter((route) => mayOpen(holder, route))
    .toSorted((one, other) => one.menu.position - other.menu.position);

/** Sections with a heading, in order. */
export const headedSections = ['Payments', 'Processing', 'Risk', 'Users'] as const;
