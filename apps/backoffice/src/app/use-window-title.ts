import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { recordNameAtom, windowTitle } from '../shared/screen/page-title.ts';

/** Keeps the window's title on the page that is shown and the record that is open in it. */
export function useWindowTitle(page: string): void {
  const record = useAtomValue(recordNameAtom);
  useEffect(() => {
    document.title = windowTitle(record, page);
  }, [record, page]);
}
