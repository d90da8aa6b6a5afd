import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RowWindow, rowWindow, WINDOW_FROM } from './row-window.ts';

const ROW = 'tr[data-key]';
const GUESSED_ROW_HEIGHT = 36;
const FIRST_ROWS = 64;

export interface ShownRows extends RowWindow {
  rowHeight: number;
}

/**
 * Follows the scrolling of a table's frame. Draws within the scroll event, so that no frame shows a
 * blank place; `undefined` where all rows are drawn.
 */
export function useRowWindow(
  frame: RefObject<HTMLElement | null>,
  count: number,
  isBounded: boolean,
): ShownRows | undefined {
  const isWindowed = isBounded && count > WINDOW_FROM;
  const [shown, setShown] = useState<ShownRows>({
    start: 0,
    end: FIRST_ROWS,
    rowHeight: GUESSED_ROW_HEIGHT,
  });

  useEffect(() => {
    const element = frame.current;
    if (!isWindowed || !element) return undefined;

    function follow(isScrolling: boolean) {
      if (!element) return;
      const height = element.querySelector(ROW)?.getBoundingClientRect().height;
      const rowHeight = height === undefined || height === 0 ? GUESSED_ROW_HEIGHT : height;
      const { scrollTop, clientHeight } = element;
      const next = rowWindow({ count, rowHeight, scrollTop, viewport: clientHeight });
      const change = () =>
        setShown((before) =>
          before.start === next.start && before.end === next.end && before.rowHeight === rowHeight
            ? before
            : { ...next, rowHeight },
        );
      if (isScrolling) flushSync(change);
      else change();
    }

    const scrolled = () => follow(true);
    const resized = () => follow(false);
    resized();
    element.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('resize', resized);
    return () => {
      element.removeEventListener('scroll', scrolled);
      window.removeEventListener('resize', resized);
    };
  }, [frame, count, isWindowed]);

  if (!isWindowed) return undefined;
  const end = Math.min(shown.end, count);
  return { ...shown, start: Math.min(shown.start, end), end };
}
