import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { recordNameAtom, windowTitle } from '../shared/screen/page-title.ts';

/** Sets the window's title to the current page and its open record. */
export function useWindowTitle(page: string): void {
  const record = useAtomValue(recordNameAtom);
  useEffect(() => {
    document.title = windowTitle(record, page);
  }, [record, page]);
}
