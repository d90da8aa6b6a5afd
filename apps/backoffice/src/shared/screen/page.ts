import { atom, useAtomValue, useSetAtom } from 'jotai';
import { createContext, use, useEffect } from 'react';
import { place } from '../environment/environment.ts';

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

/** The open record's name, which precedes the page's in the window's title. */
const recordNameAtom = atom<string | undefined>(undefined);

/** `txn120132 · Transactions · Harbor Backoffice`: ten tabs have ten names (WCAG 2.4.2). */
const windowTitle = (record: string | undefined, page: string): string =>
  [record, page, place.brand.title].filter(Boolean).join(' · ');

/** Sets the open record's name; undefined when none is open. */
export function useRecordName(name: string | undefined): void {
  const setName = useSetAtom(recordNameAtom);
  useEffect(() => {
    setName(name);
    return () => setName(undefined);
  }, [name, setName]);
}

/** Sets the window's title to the current page and its open record. */
export function useWindowTitle(page: string): void {
  const record = useAtomValue(recordNameAtom);
  useEffect(() => {
    document.title = windowTitle(record, page);
  }, [record, page]);
}
