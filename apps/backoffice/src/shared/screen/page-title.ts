import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { place } from '../environment/environment.ts';

/** The open record's name, which precedes the page's in the window's title. */
export const recordNameAtom = atom<string | undefined>(undefined);

/** `txn120132 · Transactions · Harbor Backoffice`: ten tabs have ten names (WCAG 2.4.2). */
export const windowTitle = (record: string | undefined, page: string): string =>
  [record, page, place.brand.title].filter(Boolean).join(' · ');

/** Sets the open record's name; undefined when none is open. */
export function useRecordName(name: string | undefined): void {
  const setName = useSetAtom(recordNameAtom);
  useEffect(() => {
    setName(name);
    return () => setName(undefined);
  }, [name, setName]);
}
