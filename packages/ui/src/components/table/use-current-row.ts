import { type RefObject, useEffect, useRef } from 'react';

const LINK = '[data-row-link]';

/**
 * Brings the row whose record is open into sight, and gives it the focus once the record is closed, if
 * nothing else has it. A dialog may have given it back to the row that was opened first.
 */
export function useCurrentRow(frame: RefObject<HTMLElement | null>, key: string | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const shown = key ?? last.current;
    last.current = key;
    if (shown === undefined) return;
    const row = frame.current?.querySelector(`tr[data-key="${CSS.escape(shown)}"]`);
    if (key !== undefined) {
      // jsdom has none.
      if (row && 'scrollIntoView' in row) row.scrollIntoView({ block: 'nearest' });
      return;
    }
    const link = row?.querySelector(LINK);
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.matches(LINK);
    if (link instanceof HTMLElement && isFree) link.focus();
  }, [frame, key]);
}
