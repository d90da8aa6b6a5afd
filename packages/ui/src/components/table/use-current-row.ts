import { type RefObject, useEffect, useRef } from 'react';

const LINK = '[data-row-link]';

/**
 * Scrolls to the row whose record is open, and focuses it once the record is closed, unless something else has focus. A
 * dialog may first have restored focus to the row that was opened.
 */
export function useCurrentRow(frame: RefObject<HTMLElement | null>, key: string | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const shown = key ?? last.current;
    last.current = key;
    if (shown === undefined) return;
    const row = frame.current?.querySelector(`tr[data-key="${CSS.escape(shown)}"]`);
    if (key !== undefined) {
      // Missing in jsdom.
      if (row && 'scrollIntoView' in row) row.scrollIntoView({ block: 'nearest' });
      return;
    }
    const link = row?.querySelector(LINK);
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.matches(LINK);
    if (link instanceof HTMLElement && isFree) link.focus();
  }, [frame, key]);
}
