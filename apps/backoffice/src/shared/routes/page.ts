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

/** The page a screen is shown as: its title and the pages above it that this person may open. */
export interface Page {
  readonly title: string;
  readonly trail: readonly Crumb[];
  /** The pages of one group, this one among them, where there are several. */
  readonly group?: PageGroup;
}

export const PageContext = createContext<Page>({ title: '', trail: [] });

export const usePage = (): Page => use(PageContext);
