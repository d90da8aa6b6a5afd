import { type RefObject, useEffect } from 'react';
import { onResized } from './on-resized.ts';

/**
 * Fixes the column widths of a windowed table while it scrolls: otherwise every new row would change them, and all rows
 * would be laid out again. They are released when the rows, the columns or the frame's width change.
 */
export function useHeldWidths(
  frame: RefObject<HTMLElement | null>,
  isWindowed: boolean,
  rows: unknown,
  columns: unknown,
): void {
  useEffect(() => {
    const element = frame.current;
    if (!isWindowed || !element) return undefined;
    let held: (() => void)[] = [];
    let width = 0;

    function hold() {
      if (!element || held.length > 0) return;
      const cells = [...element.querySelectorAll<HTMLElement>('thead th')];
      const widths = cells.map((cell) => cell.getBoundingClientRect().width);
      if (widths.every((each) => each === 0)) return;
      width = element.clientWidth;
      held = cells.map((cell, index) => holdOne(cell, widths[index] ?? 0));
    }
    function release() {
      for (const free of held) free();
      held = [];
    }
    const leave = onResized([element], () => {
      if (element.clientWidth !== width) release();
    });
    element.addEventListener('scroll', hold, { passive: true });
    return () => {
      leave();
      element.removeEventListener('scroll', hold);
      release();
    };
  }, [frame, isWindowed, rows, columns]);
}

/** Returns a function that restores the width, unless it was set again meanwhile. */
function holdOne(cell: HTMLElement, width: number): () => void {
  const before = cell.style.inlineSize;
  cell.style.inlineSize = `${width}px`;
  const own = cell.style.inlineSize;
  return () => {
    if (cell.style.inlineSize === own) cell.style.inlineSize = before;
  };
}
