import { createContext, use } from 'react';

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

export interface PageGroup {
  readonly label: string;
  readonly tabs: readonly Crumb[];
  readonly activeHref: string;
}

/** A screen's page: its title and the parent pages that this user may open. */
export interface Page {
  readonly title: string;
  readonly trail: readonly Crumb[];
  /** The pages of its group, including this one, if there are several. */
  readonly group?: PageGroup;
}

export const PageContext = createContext<Page>({ title: '', trail: [] });

export const usePage = (): Page => use(PageContext);
